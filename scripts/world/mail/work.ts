// Over 300 lines: a table of base data.
import { csv, pdf, photo, plainText, talk, type Talk } from './types.ts';

/** Kittiwake Studio: the Lantern Trail of the museum, and what else there is. */
export const work: readonly Talk[] = [
  talk(
    'opening-twice',
    'Opening is at 18:30 (first of two mails about it)',
    { work: true, labels: ['lantern'], in: 'archive' },
    [
      '2026-03-04 12:20',
      'me',
      'Dear all,\n\nthe opening of the Lantern Trail is on Friday 24 April at 18:30, Customs House Square. Not at 19:00: the school choir has to be in bed.\n\nRuth asked me to say this in writing, twice. This is once.\n\nRobin',
      {
        to: [
          'margaret-hallam',
          'omar-darwish',
          'gabriel-seixas',
          'victor-szabados',
          'catherine-marsh',
          'owen-pryce',
          'liu-siyuan',
          'nadia-rahman',
          'tess-hollis',
        ],
        cc: ['ruth-adeyemi'],
      },
    ],
    [
      '2026-03-04 12:31',
      'victor-szabados',
      'Noted. The leaflet goes to plate on the 25th so better nobody changes it again.\n\nV.',
      { to: ['work'] },
    ],
    [
      '2026-03-04 13:02',
      'margaret-hallam',
      'Thank you, Robin. I have told the Mayor’s office, who had written down 17:00, which is nobody’s time at all.\n\nM. H.',
      { to: ['work'], cc: ['ruth-adeyemi', 'omar-darwish'] },
    ],
    [
      '2026-03-04 15:48',
      'gabriel-seixas',
      'Ok 18:30. I bring the step for the choir at 16:00, with the small van.',
      { to: ['work'] },
    ],
  ),
  talk(
    'opening-again',
    'Opening is at 18:30 (second of two mails about it)',
    { work: true, labels: ['lantern'], in: 'archive' },
    [
      '2026-03-05 09:00',
      'me',
      'This is twice.\n\nFriday 24 April, 18:30, Customs House Square. R.',
      {
        to: [
          'margaret-hallam',
          'gabriel-seixas',
          'victor-szabados',
          'nadia-rahman',
          'tess-hollis',
          'catherine-marsh',
        ],
        cc: ['ruth-adeyemi'],
      },
    ],
  ),
  talk(
    'snagging-date',
    'Half a day for the snagging list: which?',
    { work: true, labels: ['lantern'], star: true },
    [
      '2026-03-10 09:12',
      'ruth-adeyemi',
      'All,\n\nafter the opening we walk the trail once with Gabriel and write down everything that is loose, crooked or unlit. It takes a morning. Please tell me, by answering to all, which of these you can:\n\nMonday 27 April\nTuesday 28 April\nWednesday 29 April\nThursday 30 April\n\nRobin fixes the day when everyone has answered.\n\nRuth',
      { to: ['work', 'gabriel-seixas', 'liu-siyuan', 'owen-pryce', 'tess-hollis'], cc: ['margaret-hallam'] },
    ],
    [
      '2026-03-10 09:40',
      'tess-hollis',
      'Monday is college, all the others are fine!\n\nTess',
      { to: ['ruth-adeyemi', 'work', 'gabriel-seixas', 'liu-siyuan', 'owen-pryce'], cc: ['margaret-hallam'] },
    ],
    [
      '2026-03-10 11:05',
      'gabriel-seixas',
      'Not Thursday, I deliver a gate in Wexcombe. Monday, Tuesday, Wednesday all good.',
      { to: ['ruth-adeyemi', 'work', 'tess-hollis', 'liu-siyuan', 'owen-pryce'], cc: ['margaret-hallam'] },
    ],
    [
      '2026-03-10 14:33',
      'liu-siyuan',
      '周二、周三都可以。周一我在 Port Ellery 调试。\n(Tuesday or Wednesday. On Monday I am in Port Ellery. Thursday only after lunch, so no morning.)',
      {
        to: ['ruth-adeyemi', 'work', 'gabriel-seixas', 'tess-hollis', 'owen-pryce'],
        cc: ['margaret-hallam'],
      },
    ],
    [
      '2026-03-11 10:18',
      'owen-pryce',
      'tue yes\nwed no (server move)\nmon yes\nthu yes\n\no',
      {
        to: ['ruth-adeyemi', 'work', 'gabriel-seixas', 'liu-siyuan', 'tess-hollis'],
        cc: ['margaret-hallam'],
      },
    ],
    [
      '2026-03-11 16:52',
      'margaret-hallam',
      'I shall come whenever you are all there, provided it is not Wednesday, when the trustees eat my biscuits.\n\nM. H.',
      {
        to: ['ruth-adeyemi', 'work', 'gabriel-seixas', 'liu-siyuan', 'owen-pryce', 'tess-hollis'],
        unread: true,
      },
    ],
  ),
  talk(
    'quote-inkwell',
    'Quote IP-1187, twelve enamel panels',
    { work: true, labels: ['lantern', 'money'], star: true, in: 'archive' },
    [
      '2026-02-11 10:40',
      'victor-szabados',
      'Robin,\n\nas discussed yesterday over the samples: twelve panels, enamel, two languages, holes drilled by us. £5,930 all in. It is valid until 31 March, after that the enamel people change their prices and I will blame them.\n\nFiles by 25 March at noon or you lose the slot on the 27th.\n\nVictor Szabados\nInkwell Press, Unit 7, Sluice Yard',
      {
        files: [
          pdf(
            'quote_IP-1187.pdf',
            118_204,
            '# Inkwell Press\nQuote IP-1187\n10 February 2026\n\nKittiwake Studio, Robin Calloway\nProject KS-114\n\nTwelve panels, enamel on steel, 600 × 900 mm: £4,980.00\nDrilling and edges: £510.00\nTwo proof rounds: £260.00\nDelivery to 8 Ropewalk: £180.00\n\nTotal: £5,930.00\n\nValid until 31 March 2026',
          ),
        ],
      },
    ],
    [
      '2026-02-11 11:15',
      'me',
      'Thank you, Victor. Ruth reads it this week. What happens if one panel is late?',
      {},
    ],
    ['2026-02-11 11:20', 'victor-szabados', 'Then one panel is late to the opening as well.', {}],
  ),
  talk('inkwell-a3', 'Invoice IP-2049: A3 proofs, two sets', { work: true, labels: ['lantern', 'money'] }, [
    '2026-03-11 13:10',
    'victor-szabados',
    'Two sets A3, collected by Catherine at 12:38. £46 as agreed. Thirty days.\n\nV.',
    {
      files: [
        pdf(
          'invoice_IP-2049.pdf',
          61_330,
          '# Inkwell Press\nInvoice IP-2049\n11 March 2026\n\nKittiwake Studio, project KS-114\n\nA3 proofs, colour, two sets of 24: £46.00\n\nTotal: £46.00\nPay by 10 April 2026',
        ),
      ],
      unread: true,
    },
  ]),
  talk('fake-inkwell', 'URGENT change of bank details for invoice IP-2049', { work: true }, [
    '2026-03-11 15:02',
    'fake-inkwell',
    'Dear Customer,\n\ndue to audit our bank account has changed. Please settle the open invoice IP-2049 of GBP 460.00 TODAY to the new account in the portal below, else production of your panels will be stoped.\n\n[www.inkwellpress.example/pay](https://inkwell-press-billing.test/pay)\n\nDo not call the office, lines are busy due to audit.\n\nAccounts Department',
    { warning: 'sender', unread: true },
  ]),
  talk(
    'invoice-seixas-1',
    'Invoice SM-088, frames 1 to 5',
    { work: true, labels: ['lantern', 'money'], in: 'archive' },
    [
      '2026-03-06 17:41',
      'gabriel-seixas',
      'Hello Robin,\n\nthe first five. I send the other seven when they stand. The steel was cheaper than I said, so the price is also.\n\nGabriel',
      {
        files: [
          pdf(
            'SM-088.pdf',
            70_118,
            '# Seixas Metalwork\nInvoice SM-088\n6 March 2026\n\nKittiwake Studio, project KS-114\n\nFrames 1 to 5, welded: £1,475.00\nPowder coat RAL 7016: £210.00\n\nTotal: £1,685.00\nPay by 5 April 2026',
          ),
        ],
      },
    ],
    ['2026-03-09 09:20', 'me', 'Received with thanks. On its way to Elsie.', {}],
  ),
  talk(
    'invoice-seixas-2',
    'Invoice SM-091, step for the choir and brackets',
    { work: true, labels: ['lantern', 'money'] },
    [
      '2026-03-11 18:22',
      'gabriel-seixas',
      'One step for 34 children (tested with my brother, who is two children) and 24 brackets.\n\nAbraço\nGabriel',
      {
        files: [
          pdf(
            'SM-091.pdf',
            66_902,
            '# Seixas Metalwork\nInvoice SM-091\n11 March 2026\n\nKittiwake Studio, project KS-114\n\nStep for the choir, 6 m, two levels: £640.00\nBrackets for lamps, 24: £408.00\n\nTotal: £1,048.00\nPay by 10 April 2026',
          ),
        ],
        unread: true,
      },
    ],
  ),
  talk(
    'elsie-invoices',
    'Invoices: to me, not to the fridge',
    { work: true, labels: ['money'], in: 'archive' },
    [
      '2026-03-02 08:55',
      'elsie-thornbury',
      'To everyone who has ever received an invoice,\n\nplease forward it to accounts@kittiwake.example on the day you get it. As it came, with the attachment, and with the project number in the text (Lantern Trail is KS-114, the aquarium pitch will be KS-121). Not printed. Not photographed on the fridge. Owen.\n\nElsie',
      { to: ['work', 'owen-pryce', 'catherine-marsh', 'nadia-rahman', 'liu-siyuan', 'tess-hollis'] },
    ],
    [
      '2026-03-02 08:58',
      'owen-pryce',
      'it was a good photo',
      { to: ['elsie-thornbury', 'work', 'catherine-marsh', 'nadia-rahman'] },
    ],
  ),
  talk(
    'lamp-oil',
    'Your claim for lamp oil',
    { work: true, labels: ['money'], in: 'archive' },
    [
      '2026-03-10 15:10',
      'elsie-thornbury',
      'Robin,\n\n£21.80 for two litres of lamp oil. The lanterns are electric. Please explain in one sentence.\n\nElsie',
    ],
    [
      '2026-03-10 15:26',
      'me',
      'The old lanterns in the museum are not, and Margaret wants to see what the light looked like before we choose 2700 or 3000 K.',
    ],
    [
      '2026-03-10 15:30',
      'elsie-thornbury',
      'That is a good sentence. Approved. You will have it with the March pay.',
    ],
  ),
  talk('holiday-sheet', 'Holiday sheet: 19.5 days', { work: true, in: 'archive' }, [
    '2026-03-11 18:25',
    'ruth-adeyemi',
    'For the record: Friday 27 and Monday 30 March approved, the half day on 2 April and 7 April too. Put them in the sheet before Elsie looks.\n\nAnd switch on your vacation reply when you go. Last October people thought you had drowned.\n\nR.',
  ]),
  talk(
    'pilot-letters',
    'The pilot’s letters, box 14',
    { work: true, labels: ['lantern'], in: 'archive' },
    [
      '2026-03-07 16:20',
      'omar-darwish',
      'Dear Robin,\n\nI sat with box 14 this morning. Folder C has eleven letters of the pilot, Abigail Thorne, 1868 to 1874. She writes as she must have talked: no commas and three jokes a page. I typed two of them for Catherine. There is no picture, but she says of herself that she has “a nose for fog and hair like rope”. That should be enough for a drawing.\n\nالسطر الأخير من الرسالة الثانية جميل جداً. I did not translate it yet. I am thinking.\n\nOmar',
      {
        files: [
          plainText(
            'thorne_letters_2.txt',
            'LETTER 3, 2 November 1869\n\nDear Brother the fog has been on us nine days and I have brought in four ships by the smell of the tannery alone. The harbour master says it is luck. I said then lend me yours for it has never been used.\n\nLETTER 7, 19 January 1871\n\nThey have put up a statue of him and he is alive yet which must be awkward in the mornings. I asked what a pilot gets. He said the thanks of the town. I said I will have it in coal.\n\nThe lamp is lit. I go down.\n',
          ),
        ],
      },
    ],
    [
      '2026-03-07 18:02',
      'me',
      'Omar, this is the best mail of the year. “I will have it in coal” goes on the panel if I have to paint it there myself.\n\nRobin',
      { cc: ['catherine-marsh'] },
    ],
    [
      '2026-03-08 10:11',
      'catherine-marsh',
      'hair like rope!!! drawing her now. do not talk to me.',
      { cc: ['omar-darwish'] },
    ],
  ),
  talk('panel-8-margaret', 'Panel 8: the title', { work: true, labels: ['lantern'] }, [
    '2026-03-11 11:47',
    'margaret-hallam',
    'Dear Robin,\n\nNadia tells me there has been a vote, which is a modern way to name a ferry. Before I hear the result: does the title say that the women waited on Pier 3, or only that the boat was late? I should like the former and can live with the latter.\n\nI shall need it in writing by Friday, for the trustees.\n\nMargaret Hallam\nHead Curator',
    { cc: ['nadia-rahman'], unread: true },
  ]),
  talk(
    'thirteenth',
    'A modest thought about lantern thirteen',
    { work: true, labels: ['lantern'], in: 'archive' },
    [
      '2026-01-29 17:35',
      'margaret-hallam',
      'Dear Robin,\n\nI was on the square yesterday evening and counted the bollards. There are thirteen. I mention it only because it is true.\n\nM. H.',
    ],
    [
      '2026-01-30 09:14',
      'me',
      'Dear Margaret,\n\nthere are thirteen bollards and twelve lanterns, and the thirteenth bollard is where visitors will sit and admire the other twelve.\n\nRobin',
    ],
    ['2026-01-30 09:50', 'margaret-hallam', 'That is a very good answer and I resent it.'],
    [
      '2026-02-20 12:05',
      'margaret-hallam',
      'The bollard has been sat on. By a gull. M. H.',
      { files: [photo('bollard_13.jpg', 'harbour-colourful-houses', 884_020)] },
    ],
  ),
  talk(
    'crane-permit',
    'Road closure, Customs House Square, 20 and 21 April',
    { work: true, labels: ['lantern'] },
    [
      '2026-03-09 15:31',
      'alina-dragan',
      'Dear Robin,\n\nthe application is complete but for one thing: I need the name and telephone number of the person on site on both mornings, 06:30 to 10:00. Without it I cannot put the closure on the agenda of Monday 16 March, and then the next one is 30 March.\n\nPlease answer by Friday.\n\nAlina Drăgan\nStreets and permits',
      { unread: true },
    ],
  ),
  talk(
    'permit-history',
    'Crane on the square: what do you need from us?',
    { work: true, labels: ['lantern'], in: 'archive' },
    [
      '2026-02-26 16:25',
      'me',
      'Dear Alina,\n\nwe lift six lanterns on Monday 20 April and six on Tuesday 21 April, with a crane of 12 tonnes. What do you need from us to close the road until 10:00?\n\nRobin Calloway',
      { to: ['alina-dragan'] },
    ],
    [
      '2026-02-27 10:02',
      'alina-dragan',
      'A plan with the crane drawn to scale, the insurance certificate, letters to the shops within 50 metres, and a cheque or a transfer of £140. The shops are The Bollard, the ferry office and the museum, so that should be friendly.\n\nAlina',
    ],
    [
      '2026-03-03 17:40',
      'me',
      'Plan, certificate and three letters attached to the form. The Bollard asks for free coffee from us instead of the other way round, but signed.',
    ],
  ),
  talk('proof-3-notes', 'Proof 3: what is left', { work: true, labels: ['lantern'], in: 'archive' }, [
    '2026-03-11 17:44',
    'catherine-marsh',
    'After today:\n\n– panel 3: 1849, not 1894 (fixed, ashamed)\n– panel 7: credit Aoife Brennan, Bay Echo, 2025\n– panel 9: line breaks from Omar, the dot is on the ن\n– panel 12: credit 林晓雨 / Lin Xiaoyu\n– QR bottom left everywhere\n\nSign-off tomorrow is Friday 14:00 in Puffin. I mean Friday. What day is it.\n\nC.',
    { cc: ['nadia-rahman'] },
  ]),
  talk(
    'leaflet',
    'Leaflet text, 310 words',
    { work: true, labels: ['lantern'], in: 'archive' },
    [
      '2026-03-06 10:02',
      'nadia-rahman',
      'Here it is, 310 words, every one of them fought for. I took out “iconic” four times, it kept growing back.\n\nN.',
      {
        files: [
          plainText(
            'leaflet_v4.txt',
            'TWELVE LANTERNS\n\nWhen the fog came in, Harrow Bay lit its lamps and waited. Follow twelve of them along the water, from Customs House Square to Pier 3, and hear who stood under each.\n\nThe walk takes an hour. Sit down where you like; the bollards do not mind.\n\nOpening: Friday 24 April, 18:30, with the choir of Saltmarsh Primary.\n',
          ),
        ],
      },
    ],
    ['2026-03-06 11:19', 'me', 'Perfect. Sent to Margaret as it is. Lunch walk on Tuesday?', {}],
    ['2026-03-06 11:31', 'nadia-rahman', 'yes, and bring the good crisps', {}],
  ),
  talk(
    'server-cost',
    'server for the lanterns',
    { work: true, labels: ['lantern', 'money'], in: 'archive' },
    [
      '2026-03-10 10:24',
      'owen-pryce',
      'numbers as promised. it is 14 a month for 24 months = 336. the old plan was 9.\n\nalso the touch table and gloves: wool no, leather no, the thin ones for skiing yes. report by the 20th',
      {
        files: [
          csv(
            'server.csv',
            'plan,month,months,total\nold,9.00,24,216.00\nnew,14.00,24,336.00\ndifference,5.00,24,120.00\n',
          ),
        ],
        cc: ['elsie-thornbury'],
      },
    ],
  ),
  talk('sample-lamps', '样灯 / sample lamps this afternoon', { work: true, labels: ['lantern'] }, [
    '2026-03-12 08:31',
    'liu-siyuan',
    '我下午两点半带两盏样灯到工作间：2700K 和 3000K。请帮我借博物馆那盏旧油灯，放在旁边比一比。\n\n(Both lamps at 14:30 in the workshop. The review may still go on, so come when you can. Please borrow the old oil lamp so that we can compare.)\n\n思远',
    { unread: true },
  ]),
  talk(
    'aquarium-pitch',
    'Signs for the new hall: would you pitch?',
    { work: true, labels: ['aquarium'] },
    [
      '2026-03-05 09:36',
      'aquarium',
      'Dear Kittiwake Studio,\n\nwe build a new hall for cold-water animals and need 30 signs that children read and adults do not skip. Sophie Lacey, who feeds the octopus, says you are the people. Three studios are asked. The pitch is on Wednesday 13 May, 11:00, by video; 40 minutes and questions. Fee for the pitch: £400.\n\nThe brief is attached. Please say by Friday 20 March whether you take part.\n\nDr Hild Amundsen\nHead of Exhibitions',
      {
        cc: ['ruth-adeyemi'],
        files: [
          pdf(
            'brief_cold_water_hall.pdf',
            402_118,
            '# Ellery Aquarium\nBrief: signs for the cold-water hall\n\n30 signs, two languages, reading height 95 cm and 150 cm.\nNobody may say “denizens of the deep”.\nBudget for all signs: £22,000 to £26,000.\f# Timetable\n\nAnswer: 20 March 2026\nPitch: 13 May 2026, 11:00\nDecision: 29 May 2026\nHall opens: 7 November 2026',
          ),
        ],
      },
    ],
    [
      '2026-03-05 18:40',
      'ruth-adeyemi',
      'Robin, I like it, and I like that the octopus recommends us. You lead. Answer her for both of us before the 20th, to all, and put the pitch in the calendar. KS-121.\n\nR.',
      { to: ['work'], cc: ['catherine-marsh'] },
    ],
  ),
  talk('portfolio-talk', 'Your talk on 18 March: room, adapter, students', { work: true }, [
    '2026-03-10 13:05',
    'university',
    'Dear Robin Calloway,\n\nthank you for talking to our design students on Wednesday 18 March, 11:30 to 13:00, room 2.14. Dr Raman meets you at the door. The projector eats HDMI and nothing else.\n\nThe students were asked for questions in advance; the three that came are: “Do you like it?”, “How much?” and “Is it true that museums pay late?”\n\nBest wishes\nWendeline Oakes, Careers',
    {
      unread: true,
      invites: {
        title:
          'Portfolio talk for the design students of the University of Harrow Bay (bring the small lantern and both adapters)',
        from: '2026-03-18 11:30',
        to: '2026-03-18 13:00',
        place: 'University of Harrow Bay, room 2.14',
        answer: 'yes',
      },
    },
  ]),
  talk('trustees-tea', 'Invitation: tea with the trustees', { work: true, labels: ['lantern'] }, [
    '2026-03-11 09:20',
    'margaret-hallam',
    'Dear Robin,\n\nthe trustees would like to meet the person who refuses them a thirteenth lantern. Tea, Tuesday 17 March, 14:00, in my office. They are five and quite kind.\n\nM. H.',
    {
      unread: true,
      invites: {
        title: 'Tea with the trustees',
        from: '2026-03-17 14:00',
        to: '2026-03-17 15:00',
        place: 'Harrow Bay Maritime Museum, Customs House Square 1',
        notes: 'Five trustees. There will be seed cake.',
        answer: 'waiting',
      },
    },
  ]),
  talk('archive-tour', 'Invitation: behind the doors of the archive', { work: true }, [
    '2026-03-10 16:40',
    'omar-darwish',
    'For those who work on the panels: I show boxes 9 to 16 to the studio on Thursday 26 March at 17:00. There will be gloves for everybody and a map that has never been unrolled. Please answer with the buttons, the museum’s system likes buttons.\n\nOmar',
    {
      to: ['work', 'catherine-marsh', 'nadia-rahman'],
      unread: true,
      invites: {
        title: 'Behind the doors of the archive',
        from: '2026-03-26 17:00',
        to: '2026-03-26 18:30',
        place: 'Harrow Bay Maritime Museum, Customs House Square 1',
        answer: 'waiting',
      },
    },
  ]),
  talk(
    'studio-lunch',
    'Studio lunch, 26 March',
    { work: true, in: 'archive' },
    [
      '2026-03-06 12:00',
      'tess-hollis',
      'Hi everyone! I booked 九鲤面馆 for Thursday 26 March, 12:30, for six. They ask who wants the long table by the tank. I said all of us.\n\nTess',
      {
        to: ['work', 'catherine-marsh', 'owen-pryce', 'ruth-adeyemi'],
        invites: {
          title: 'Studio lunch at 九鲤面馆',
          from: '2026-03-26 12:30',
          to: '2026-03-26 14:00',
          place: '九鲤面馆 Nine Carp Noodles, 112 Northgate Street',
          answer: 'yes',
        },
      },
    ],
    [
      '2026-03-06 12:40',
      'ruth-adeyemi',
      'I am at the bank that day. Eat a dumpling for me.',
      { to: ['tess-hollis', 'work', 'catherine-marsh', 'owen-pryce'] },
    ],
  ),
  talk('fire-training', 'Fire training: you were all very brave', { work: true, in: 'archive' }, [
    '2026-01-28 09:03',
    'elsie-thornbury',
    'The certificate has come. For the file: the extinguisher in the workshop is for electrical fires and NOT for cooling drinks. Siyuan knows whom I mean.\n\nElsie',
    { to: ['work', 'owen-pryce', 'liu-siyuan', 'catherine-marsh'] },
  ]),
  talk('kickoff', 'Lantern Trail: the year on one page', { work: true, labels: ['lantern'], in: 'archive' }, [
    '2026-01-08 12:10',
    'ruth-adeyemi',
    'From this morning, so that nobody can say it was unclear:\n\n12 lanterns. £19,000, granted. Frames by Gabriel, lamps by Siyuan, words by Nadia and Omar, pictures by Catherine, everything that lights up when touched by Owen. Robin keeps us honest.\n\nPanels to print on 25 March. Crane 20 and 21 April. Opening 24 April, 19:00.\n\nR.',
    { to: ['work', 'catherine-marsh', 'owen-pryce', 'nadia-rahman', 'liu-siyuan'], cc: ['margaret-hallam'] },
  ]),
  talk(
    'first-meeting',
    'Lanterns, and whether you would',
    { work: true, labels: ['lantern'], in: 'archive', star: true },
    [
      '2025-09-16 11:25',
      'margaret-hallam',
      'Dear Ms Adeyemi, dear Robin Calloway,\n\nthe museum has been given twelve ship’s lanterns by a gentleman who wanted his cellar back. The council has given us £19,000 and no idea what to do with either. I saw your signs on the sea wall. They are the only signs in Harrow Bay that I have read to the end.\n\nWould you?\n\nMargaret Hallam',
      { cc: ['ruth-adeyemi'] },
    ],
    [
      '2025-09-16 14:02',
      'me',
      'Dear Margaret Hallam,\n\nwe would, very much. May we come and look at them, ideally while they are lit?\n\nRobin Calloway, Kittiwake Studio',
      { cc: ['ruth-adeyemi'] },
    ],
    [
      '2025-09-17 10:00',
      'margaret-hallam',
      'They have not been lit since 1931. Come on Thursday; I shall bring matches and a bucket.',
    ],
  ),
  talk('hana-sketches', 'Sketches for panels 4 and 5', { work: true, labels: ['lantern'] }, [
    '2026-03-11 22:14',
    'hana-morikawa',
    'hello!! as promised by text, here are both. 4 is the pilot (thank you for the rope hair), 5 is the bell. tell me which line is too thin for enamel, I cannot judge, I am in love with both\n\nhana',
    {
      files: [
        photo('panel4_pilot.jpg', 'childs-drawing', 2_204_118),
        photo('panel5_bell.jpg', 'marble-statue', 1_988_450),
      ],
      unread: true,
    },
  ]),
  talk(
    'fake-ruth',
    'Are you at your desk?',
    { work: true, in: 'archive' },
    [
      '2026-02-19 10:33',
      'fake-ruth',
      'Robin,\n\nI am in a meeting and cant talk. I need you to buy 5 gift cards of £100 for a client, scratch them and send me the codes by mail. I will explain later. Be quick and keep it between us.\n\nRuth Adeyemi\nDirector',
      { warning: 'sender' },
    ],
    ['2026-02-19 10:41', 'me', 'Ruth is sitting across from me eating a pear.'],
  ),
];
