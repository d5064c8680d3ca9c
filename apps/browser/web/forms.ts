// Over 300 lines: the table of all forms of the web.
export interface FormField {
  name: string;
  label: string;
  type:
    | 'text'
    | 'email'
    | 'tel'
    | 'number'
    | 'postcode'
    | 'password'
    | 'area'
    | 'radio'
    | 'checks'
    | 'select'
    | 'date'
    | 'consent';
  required?: boolean;
  options?: readonly string[];
  min?: number;
  max?: number;
  /** Small words below it. */
  help?: string;
  /** Asked only while another field has one of these values. */
  when?: { field: string; is: readonly string[] };
  /** Has to be the same as this field. */
  same?: string;
}

export interface Form {
  site: string;
  /** Words of its last button. */
  send: string;
  steps: readonly { title?: string; fields: readonly FormField[] }[];
  /** The message after the form was accepted. */
  thanks: string;
  /** The site loses the first attempt: it has to be sent again. */
  failsFirst?: boolean;
  /** A rule other than that of submissions takes it. */
  takes?: 'order' | 'comment';
}

const name = { name: 'name', label: 'Full name', type: 'text', required: true } as const;
const email = { name: 'email', label: 'Email', type: 'email', required: true } as const;

export const FORMS: Readonly<Record<string, Form>> = {
  newsletter: {
    site: 'bayecho.example',
    send: 'Subscribe',
    thanks: 'You are on the list. The next letter leaves on Friday at six in the morning.',
    steps: [
      {
        fields: [
          email,
          {
            name: 'often',
            label: 'How often',
            type: 'radio',
            options: ['Daily', 'Weekly', 'Monthly'],
            required: true,
          },
          {
            name: 'topics',
            label: 'Topics',
            type: 'checks',
            options: ['Town', 'Sea and weather', 'Culture', 'Sport', 'Food'],
          },
          {
            name: 'consent',
            label: 'I agree that the Bay Echo may write to me',
            type: 'consent',
            required: true,
          },
        ],
      },
    ],
  },
  comment: {
    site: 'bayecho.example',
    send: 'Post comment',
    thanks: 'Your comment is shown below the report.',
    takes: 'comment',
    steps: [
      {
        fields: [
          { name: 'name', label: 'Your name', type: 'text', required: true },
          { name: 'text', label: 'Comment', type: 'area', required: true },
        ],
      },
    ],
  },
  contact: {
    site: 'harrowbay.example',
    send: 'Send message',
    thanks: 'We have your message and answer within three working days.',
    steps: [
      {
        fields: [
          name,
          email,
          { name: 'phone', label: 'Telephone', type: 'tel', help: 'Only if we may ring you' },
          {
            name: 'about',
            label: 'What is it about?',
            type: 'select',
            options: [
              'Roads and lamps',
              'Bins and recycling',
              'Parks and beaches',
              'Libraries',
              'Parking',
              'Something else',
            ],
            required: true,
          },
          { name: 'message', label: 'Message', type: 'area', required: true },
        ],
      },
    ],
  },
  survey: {
    site: 'harrowbay.example',
    send: 'Send answers',
    thanks: 'Thank you. The results are read to the council on 2 April.',
    steps: [
      {
        fields: [
          {
            name: 'district',
            label: 'Where do you live?',
            type: 'select',
            options: [
              'Old Quay',
              'Lantern Hill',
              'Saltmarsh',
              'Northgate',
              'Fennel Park',
              'Brackwater',
              'Gullwing Point',
              'Gannet Isle',
            ],
            required: true,
          },
          {
            name: 'uses',
            label: 'How do you get about?',
            type: 'checks',
            options: ['On foot', 'Bicycle', 'Bus', 'Tram', 'Ferry', 'Car'],
            required: true,
          },
          {
            name: 'lamps',
            label: 'Are the quay lamps bright enough?',
            type: 'radio',
            options: ['Too dim', 'About right', 'Too bright'],
            required: true,
          },
          { name: 'visited', label: 'When were you last in Fennel Park?', type: 'date' },
          {
            name: 'people',
            label: 'People in your household',
            type: 'number',
            min: 1,
            max: 12,
            required: true,
          },
          { name: 'wish', label: 'One thing that we should mend first', type: 'area' },
        ],
      },
    ],
  },
  permit: {
    site: 'harrowbay.example',
    send: 'Register',
    thanks: 'You are registered. A letter with your card is on its way.',
    steps: [
      {
        title: 'About you',
        fields: [name, email, { name: 'born', label: 'Date of birth', type: 'date', required: true }],
      },
      {
        title: 'Where you live',
        fields: [
          { name: 'street', label: 'Street and number', type: 'text', required: true },
          { name: 'postcode', label: 'Postcode', type: 'postcode', required: true },
          {
            name: 'zone',
            label: 'Parking zone',
            type: 'radio',
            options: ['Zone A', 'Zone B', 'Zone C'],
            required: true,
          },
        ],
      },
      {
        title: 'Your account',
        fields: [
          {
            name: 'user',
            label: 'User name',
            type: 'text',
            required: true,
            help: 'Letters and digits, four at least',
          },
          {
            name: 'password',
            label: 'Password',
            type: 'password',
            required: true,
            help: 'Eight characters at least',
          },
          { name: 'repeat', label: 'Password again', type: 'password', required: true, same: 'password' },
          { name: 'terms', label: 'I accept the rules of the register', type: 'consent', required: true },
        ],
      },
    ],
  },
  bins: {
    site: 'harrowbay.example',
    send: 'Report',
    thanks: 'Reported. A crew comes by within two days.',
    failsFirst: true,
    steps: [
      {
        fields: [
          { name: 'street', label: 'Street and number', type: 'text', required: true },
          {
            name: 'bin',
            label: 'Which bin?',
            type: 'radio',
            options: ['Grey', 'Green', 'Blue', 'Brown'],
            required: true,
          },
          { name: 'due', label: 'When was it due?', type: 'date', required: true },
          { name: 'email', label: 'Email', type: 'email' },
        ],
      },
    ],
  },
  ferry: {
    site: 'harrowferries.example',
    send: 'Ask for places',
    thanks: 'We hold the places until noon tomorrow and write to you.',
    steps: [
      {
        fields: [
          {
            name: 'from',
            label: 'From',
            type: 'select',
            options: ['Harrow Bay, Pier 3', 'Gannet Isle, North Landing', 'Gullwing Point'],
            required: true,
          },
          { name: 'day', label: 'Day', type: 'date', required: true },
          {
            name: 'time',
            label: 'Sailing',
            type: 'select',
            options: ['07:15', '09:00', '11:30', '14:00', '16:45', '18:30'],
            required: true,
          },
          {
            name: 'people',
            label: 'People',
            type: 'number',
            min: 10,
            max: 60,
            required: true,
            help: 'Groups of ten and more',
          },
          name,
          email,
        ],
      },
    ],
  },
  checkout: {
    site: 'tinhouse.example',
    send: 'Place order',
    thanks: 'Thank you for your order.',
    takes: 'order',
    steps: [
      {
        fields: [
          name,
          email,
          {
            name: 'delivery',
            label: 'Delivery',
            type: 'radio',
            options: ['Standard, £3.50', 'Express, £7.90', 'Collect at the shop, free'],
            required: true,
          },
          {
            name: 'street',
            label: 'Street and number',
            type: 'text',
            required: true,
            when: { field: 'delivery', is: ['Standard, £3.50', 'Express, £7.90'] },
          },
          {
            name: 'postcode',
            label: 'Postcode',
            type: 'postcode',
            required: true,
            when: { field: 'delivery', is: ['Standard, £3.50', 'Express, £7.90'] },
          },
          {
            name: 'payment',
            label: 'Payment',
            type: 'radio',
            options: ['Card', 'Invoice', 'When I collect'],
            required: true,
          },
          {
            name: 'card',
            label: 'Card number',
            type: 'number',
            required: true,
            help: '16 digits',
            when: { field: 'payment', is: ['Card'] },
          },
          { name: 'code', label: 'Reduction code', type: 'text' },
          { name: 'terms', label: 'I accept the terms of sale', type: 'consent', required: true },
        ],
      },
    ],
  },
};
