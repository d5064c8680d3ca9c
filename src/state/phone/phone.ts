import { Type, type Static } from 'typebox';
import { EpochMs, trace } from '../schema.ts';
import { Device } from './device.ts';
import { Os } from './os.ts';
import { Ui } from './ui.ts';

export const Timer = Type.Object(
  {
    at: EpochMs({ description: 'When it is due.' }),
    app: Type.String({ description: 'App whose action it runs; `system` for the phone itself.' }),
    action: Type.String({ description: 'Name of the action.' }),
    args: Type.Unknown({ description: 'Arguments of the action.' }),
    alarmClock: Type.Optional(
      Type.Boolean({ description: 'An alarm that the person set: the status bar shows that there is one.' }),
    ),
    effect: Type.Optional(Type.String({ description: 'Entry of the ledger whose consequence it is.' })),
  },
  { additionalProperties: false },
);
export type Timer = Static<typeof Timer>;

export const Clock = Type.Object(
  {
    now: trace(EpochMs({ description: 'The phone’s time.' })),
    zone: Type.String({ description: 'IANA time zone.' }),
    usedAt: Type.Optional(
      trace(
        EpochMs({
          description:
            'Time of the last input, from which the screen timeout counts; absent before the first.',
        }),
      ),
    ),
  },
  { additionalProperties: false, description: 'Virtual clock.' },
);

export const RandomState = Type.Object(
  {
    seed: Type.Integer({ minimum: 0, description: 'Seed of the phone.' }),
    draws: Type.Integer({ minimum: 0, description: 'Numbers drawn so far.' }),
  },
  { additionalProperties: false, description: 'Counter-based generator.' },
);

/** The tree without the apps, whose schemas the catalogue adds. */
export const PhoneBase = Type.Object(
  {
    clock: Clock,
    random: RandomState,
    timers: Type.Record(Type.String(), Timer, { description: 'Pending events.' }),
    device: Device,
    os: Os,
    ui: Ui,
  },
  { additionalProperties: false },
);
export type PhoneBase = Static<typeof PhoneBase>;

/** A phone whose apps are not known by type; `Phone` of apps/catalogue.ts is the typed one. */
export type AnyPhone = PhoneBase & { apps: Record<string, unknown> };
