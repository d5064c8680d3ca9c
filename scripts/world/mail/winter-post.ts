import { pdf, talk, type Talk } from './types.ts';

/** What schools, clubs, offices, firms and swindlers wrote from New Year to the end of February. */
export const winterPost: readonly Talk[] = [
  talk(
    'otters-tubes',
    'Otters: 60 cardboard tubes and one old sheet',
    { labels: ['family'], in: 'archive' },
    [
      '2026-01-26 15:30',
      'harriet-stonely',
      'Dear families of the Otters,\n\nwe begin to build the sea. By Friday 6 February we need cardboard tubes (60), egg boxes (many), and a white sheet that nobody will ask for again. Please rinse the egg boxes. The last sea smelled.\n\nHarriet Stonely',
      { to: ['poppy-calloway'], cc: ['me', 'marcus-bellamy'] },
    ],
    [
      '2026-01-26 20:12',
      'marcus-bellamy',
      'we have eleven tubes and a sheet with one dinosaur on it. do you have any tubes at the studio, big ones, from posters?\n\nMarcus',
      { to: ['me'], cc: ['poppy-calloway'] },
    ],
    [
      '2026-01-27 08:25',
      'me',
      'Forty, a metre long. Alfie may stand in most of them. I bring them on Sunday.',
      { to: ['marcus-bellamy'], cc: ['poppy-calloway'] },
    ],
  ),
  talk('second-contact', 'Alfie Bellamy: you are the second contact', { part: 'updates', in: 'archive' }, [
    '2026-01-14 09:10',
    'school',
    'Dear Robin Calloway,\n\nwe check our lists each January. For Alfie Bellamy, Otters, you are the person whom we ring when neither parent answers, and one of the four who may collect him. The number that we have ends in 0100.\n\nIf this is right you need not write. If it is not, please ring the office before half-term, which is from 16 to 20 February.\n\nThe office, Saltmarsh Primary School, 12 Creek Lane',
  ]),
  talk(
    'choir-seven',
    'Bulletin 7: the term, the pencils, the £40',
    { part: 'updates', in: 'archive' },
    [
      '2026-01-05 20:10',
      'choir',
      'Dear Voices,\n\nwe begin on Thursday 8 January at 19:00 with the Brahms, slowly. The term costs £40.00 from January to June; a transfer is best, an envelope is charming, a promise is neither.\n\nBring a pencil. A pen is not a pencil. You know who you are, tenors.\n\nYour secretary',
    ],
    ['2026-01-08 19:24', 'me', 'Sent a minute ago, from the back row.\n\nRobin'],
    [
      '2026-01-09 08:15',
      'choir',
      'It is here, thank you. Please do not bank during the warm-up.\n\nYour secretary',
    ],
  ),
  talk('barn-floor', 'No climbing on 9 and 10 February: new mats', { part: 'updates', in: 'archive' }, [
    '2026-02-02 12:00',
    'barn',
    'Hello climbers,\n\nnew mats come on Monday 9 February and need a day to stop smelling of factory. The barn is shut on Monday and Tuesday, the café too. From Wednesday at 10:00 you may fall again, more softly.\n\nMemberships run on; whoever minds gets a coffee.\n\nSaltmarsh Climbing Barn, 90 Cooperage Lane',
  ]),
  talk('dawn-prices', 'Two pounds more, and why', {}, [
    '2026-02-17 18:50',
    'dawn-whittier',
    'Hi Robin,\n\nfrom April a cut is £34 instead of £32. It is the hot water, the rent and the good scissors, in that order. I would rather you read it here than at the till.\n\nDawn\nScissor & Stone',
  ]),
  talk('christmas-trees', 'Christmas trees: Friday 9 January, 07:00', { part: 'updates', in: 'archive' }, [
    '2026-01-05 17:55',
    'council',
    'We collect trees from Old Quay on Friday 9 January from 07:00.\n\nPlease: no pots, no lights, no baubles. Last year we collected 212 trees, 40 strings of lights and one cat, which was returned.',
  ]),
  talk('tide-almanac', '“The Tide Almanac”: you are third in line', { part: 'updates', in: 'archive' }, [
    '2026-01-29 09:01',
    'library',
    'Dear reader 20417,\n\nyou have asked for “The Tide Almanac”. Two readers are before you, and one of them renews everything. We write as soon as it waits on shelf C.\n\nLantern Hill',
  ]),
  talk(
    'meter-reminder',
    'Your meter would like to be read',
    { labels: ['flat'], part: 'updates', in: 'archive' },
    [
      '2026-01-29 06:10',
      'power',
      'Account BP-551820, flat 4.\n\nPlease send us the reading by Saturday 31 January, so that February is billed by what you used and not by what we imagine. Five digits, without the red one.',
    ],
  ),
  talk('blood-chair', 'Your chair: Tuesday 24 February, 17:40', { part: 'updates', in: 'archive' }, [
    '2026-02-10 12:00',
    'blood',
    'Dear Robin,\n\nNorthgate Clinic, first floor, 17:40. Eat something, drink half a litre of water beforehand, and bring a sleeve that goes up. It takes 45 minutes, of which ten are biscuits.\n\nIf you have a cold, tell us by the evening before.',
  ]),
  talk(
    'friends-of-museum',
    'Friends of the Museum: a lecture on rope, and soup',
    { part: 'promotions', list: 'friends.hbmaritime.example', in: 'archive' },
    [
      '2026-02-05 10:00',
      'museum',
      'Dear Friends,\n\non Thursday 19 February at 18:00 Mr Edwin Tranter speaks about rope: how it was walked, tarred, sold short and measured long. He has brought nine kinds. You may pull on eight.\n\nSoup afterwards in the sail loft, £4, bowls from the wreck of nothing in particular.\n\nHarrow Bay Maritime Museum',
    ],
  ),
  talk(
    'shelfmarks-february',
    'Shelf Marks: books that came back',
    { part: 'promotions', list: 'secondtidebooks.example', in: 'archive' },
    [
      '2026-02-03 10:30',
      'shelfmarks',
      'Every February people bring us what they were given in December. This year: nine copies of the same cookery book, one of them with a thumbprint in chocolate on page 44, which is therefore the recipe to make.\n\nHalf price until Valentine’s Day. The thumbprint costs extra.\n\nSecond Tide Books, 11 Scholar Street',
    ],
  ),
  talk(
    'orpheum-february',
    'The Orpheum in February: short month, long films',
    { part: 'promotions', list: 'orpheum.example', in: 'archive' },
    [
      '2026-02-01 11:00',
      'orpheum',
      'Saturday 7: “The Cartographer’s Daughter”, 184 minutes, with an interval and a sandwich.\nSaturday 14: two seats for the price of one and a half, whoever you are.\nWednesday 25: silent film with a piano. Please do not sing. You did last time.',
    ],
  ),
  talk(
    'kilnnotes-january',
    'Kiln Notes: your pots are dry',
    { part: 'promotions', list: 'kilnandco.example', in: 'archive' },
    [
      '2026-01-30 12:00',
      'kilnnotes',
      'Whoever made something in the evening class in autumn: it is fired, glazed and in the way. Please fetch it from the shelf on the left before the end of February. What nobody fetches becomes ours, and we give it names.',
    ],
  ),
  talk('fake-council', 'Council Tax refund: £218.44 are waiting for you', { part: 'updates' }, [
    '2026-02-24 13:37',
    'fake-council',
    'Dear Tax Payer,\n\nafter the last anual calculation we have determined that you are eligible for a refund of £218.44. Refunds not claimed within 48 hours are cancelled according to paragraf 7.\n\nTo recieve it on your card enter its number here:\n\n[harrowbay-council.example/refund](https://harrowbay-council-tax.test/claim)\n\nRefund Departement',
    { warning: 'link', unread: true },
  ]),
  talk('fake-scan', 'Scan_0093 from office printer', { work: true, in: 'spam' }, [
    '2026-02-06 08:58',
    'fake-scan',
    'A document was scaned and send to you by your office printer. Open the attachement and enable editing to view 1 page.\n\nDo not reply, this printer is not monitored',
    {
      warning: 'attachment',
      unread: true,
      files: [
        pdf(
          'Scan_0093.pdf',
          18_204,
          '# This document is protected\n\nEnable editing and sign in with your work password to view page 1 of 1.',
        ),
      ],
    },
  ]),
  talk('fake-skerry', 'Skerry Mobile: your number will be switched off', { in: 'spam', part: 'updates' }, [
    '2026-02-13 05:16',
    'fake-skerry',
    'Dear Subscriber,\n\nthe direct debit for your number was declined. To avoid the disconection today, update your card:\n\n[skerrymobile.example/pay](https://skerry-mobile-account.test/pay)\n\nTeam Skerry',
    { warning: 'link', unread: true },
  ]),
  talk('spam-accordion', 'Robin, 14 accordions near you are lonely', { in: 'spam', part: 'updates' }, [
    '2026-02-14 02:14',
    'accordion',
    'They are polished. They are waiting. Meet an accordion tonight, no joining fee, wheeze included.',
    { unread: true },
  ]),
  talk('skerry-offer', '5 GB more for £2, because you are you', { in: 'bin', part: 'updates' }, [
    '2026-02-09 12:01',
    'skerry',
    'You have 10 GB and used 6.2 of them in January. For £2 more a month you could leave 8.8 unused instead. Answer YES by the end of February, or nothing at all.',
  ]),
  talk('windrow-survey', 'How was your seat?', { in: 'bin', part: 'updates' }, [
    '2026-01-12 05:00',
    'windrow-air',
    'In November you flew with us to Villaclara. On a scale from 1 to 10, how was seat 14D? Please consider the window, the neighbour and the biscuit separately. It takes eleven minutes.',
  ]),
  talk('loopreel-winter', 'Loopreel: nine series about lighthouses', { in: 'bin', part: 'updates' }, [
    '2026-02-05 09:00',
    'loopreel',
    'You watched one series about a lighthouse, to the end, in a night. We bought the other nine.',
  ]),
];
