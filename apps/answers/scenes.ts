import { produce } from 'immer';
import { changed, type AppScenes } from '../scenes.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Phone } from '../catalogue.ts';

/** A sheet with a question of each kind; `submitted` answers it. */
export const asked = (phone: AnyPhone, submitted = false): AnyPhone =>
  changed(phone, ({ answers }) => {
    answers.title = 'Saturday';
    answers.fields = {
      who: { label: 'Who comes?', type: 'text', hint: 'A name' },
      many: { label: 'How many?', type: 'number', unit: 'seats' },
      day: { label: 'Which day?', type: 'date' },
      hour: { label: 'When?', type: 'time' },
      long: { label: 'How long?', type: 'duration' },
      way: { label: 'How?', type: 'choice', options: ['By ferry', 'On foot'] },
      food: { label: 'What to eat?', type: 'set', options: ['Soup', 'Bread', 'Plums'] },
      order: { label: 'In which order?', type: 'sequence' },
    };
    answers.order = Object.keys(answers.fields);
    answers.values = { who: 'Ines', many: '4', way: 'By ferry', food: ['Soup'] };
    if (submitted) answers.submitted = { at: phone.clock.now, values: { ...answers.values } };
  });

export const scenes: AppScenes = {
  screens: ({ world, scene }) => [
    scene('asked', '/', { phone: asked(world) }),
    scene('submitted', '/', { phone: asked(world, true) }),
  ],
  dialogs: ({ world }) => ({
    from: produce(asked(world), draft => {
      const { answers } = (draft as unknown as Phone).apps;
      answers.fields = { who: answers.fields['who']! };
      answers.order = ['who'];
    }),
    list: [['/', 'Submit this answer?', ['submit']]],
  }),
};
