import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Avatar, ConfirmDialog, List, ListRow, Screen, Sheet, TextField } from './kit.ts';
import { useAct, useApp } from './hooks.ts';
import css from './people.module.css';

const PORTRAITS = [
  'portrait-56-woman-plum-long-wavy',
  'portrait-57-older-woman-grey-long-straight',
  'portrait-58-man-black-afro',
  'portrait-59-woman-blonde-long-straight',
  'portrait-60-man-black-undercut',
  'portrait-61-older-man-wine-turban',
  'portrait-62-woman-blonde-pixie',
  'portrait-63-man-red-beanie',
  'portrait-64-woman-blue-space-buns',
];
type Part = 'name' | 'city' | 'about';
const LABELS: Record<Part, string> = { name: 'Name', city: 'City', about: 'About' };

/** The owner's own profile, which others see. */
export function Profile() {
  const me = useApp(s => s.me);
  const act = useAct();
  const [part, setPart] = useScreenState<Part | null>('part', null);
  const [choosing, setChoosing] = useScreenState('choosing', false);
  const text = useFieldText(`profile-${part}`, part ? me[part] : '');
  const close = () => setPart(null);
  const save = () => {
    if (part) act.editProfile({ [part]: text.trim() });
    close();
  };
  return (
    <Screen title="Profile">
      <div className={css['hero']}>
        <button
          type="button"
          className={css['member']}
          aria-label="Change portrait"
          data-rid="portrait"
          onClick={() => setChoosing(true)}
        >
          <Avatar name={me.name} picture={me.portrait} size={96} />
        </button>
      </div>
      <List card>
        {(Object.keys(LABELS) as Part[]).map(p => (
          <ListRow
            key={p}
            title={LABELS[p]}
            subtitle={me[p] || 'Not set'}
            rid={`profile-${p}`}
            onClick={() => setPart(p)}
          />
        ))}
        <ListRow title="Phone" subtitle={me.phone} />
        <ListRow title="Parley id" subtitle={me.handle} />
      </List>
      <ConfirmDialog
        open={part !== null}
        title={part ? LABELS[part] : ''}
        confirmLabel="Save"
        disabled={part === 'name' && text.trim() === ''}
        onConfirm={save}
        onCancel={close}
      >
        {part && (
          <TextField
            name={`profile-${part}`}
            label={LABELS[part]}
            initial={me[part]}
            maxLength={part === 'about' ? 80 : 40}
            counter
            capitalise
            onEnter={save}
          />
        )}
      </ConfirmDialog>
      <Sheet open={choosing} title="Choose a portrait" onClose={() => setChoosing(false)}>
        <div className={css['members']}>
          {PORTRAITS.map((p, i) => (
            <button
              type="button"
              key={p}
              className={css['member']}
              aria-label={`Portrait ${i + 1}`}
              aria-pressed={me.portrait === p}
              onClick={() => {
                act.editProfile({ portrait: p });
                setChoosing(false);
              }}
            >
              <Avatar name={me.name} picture={p} size={56} />
            </button>
          ))}
          <button
            type="button"
            className={css['member']}
            aria-label="No portrait"
            onClick={() => {
              act.editProfile({ portrait: null });
              setChoosing(false);
            }}
          >
            <Avatar name={me.name} size={56} />
          </button>
        </div>
      </Sheet>
    </Screen>
  );
}
