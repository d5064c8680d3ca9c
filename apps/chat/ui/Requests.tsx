import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, useZone } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Button, EmptyState, Screen } from './kit.ts';
import { useAct, useApp } from './hooks.ts';
import css from './people.module.css';

/** People who ask to become a contact. */
export function Requests() {
  const list = useApp(s => s.requests);
  const act = useAct();
  const now = useNow();
  const zone = useZone();
  const rows = Object.entries(list).sort(([a, x], [b, y]) => y.at - x.at || (a < b ? -1 : 1));
  return (
    <Screen title="New friends">
      {rows.length === 0 ? (
        <EmptyState icon="person_add" title="No requests" />
      ) : (
        rows.map(([id, r]) => (
          <div key={id} className={css['request']} data-key={id}>
            <Avatar name={r.name} picture={r.portrait} size={48} />
            <div className={css['requestBody']}>
              <b dir="auto">{r.name}</b>
              <span className={css['muted']}>
                Via {r.via} · {formatWhen(r.at, now, zone)}
              </span>
              <span dir="auto">{r.message}</span>
              {r.state === 'open' ? (
                <span className={css['requestButtons']}>
                  <Button
                    variant="filled"
                    label={`Accept ${r.name}`}
                    onClick={() => act.acceptRequest({ request: id })}
                  >
                    Accept
                  </Button>
                  <Button
                    variant="outlined"
                    label={`Refuse ${r.name}`}
                    onClick={() => act.refuseRequest({ request: id })}
                  >
                    Refuse
                  </Button>
                </span>
              ) : (
                <span className={css['muted']}>{r.state === 'accepted' ? 'Accepted' : 'Refused'}</span>
              )}
            </div>
          </div>
        ))
      )}
    </Screen>
  );
}
