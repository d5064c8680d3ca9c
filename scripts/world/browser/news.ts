/** Reports of the Bay Echo. `at` is the phone's local time; the first paragraph is what lists show. */
export interface Report {
  id: string;
  title: string;
  section: 'Town' | 'Sea' | 'Culture' | 'Sport';
  author: string;
  at: string;
  picture?: string;
  body: string;
  comments?: readonly [name: string, text: string, at: string][];
}

export const reports: readonly Report[] = [
  {
    id: 'ferry-delay-cable',
    title: 'Morning boats late after cable fault at Pier 3',
    section: 'Sea',
    author: 'Sam Whitlow',
    at: '2026-03-12 08:20',
    picture: 'harbour-colourful-houses',
    body: `The 7:15 and 9:00 sailings to Gannet Isle left up to forty minutes late on Thursday because the charging cable of the Merrow would not let go of the ship.

Engineers freed it with a crowbar at 8:05. "It is a very good cable," said Joy Castellan of Harrow Bay Ferries. From the 11:30 boat on, the company expects to keep to [the timetable](https://harrowferries.example/timetable).

Passengers were given coffee. Some, it turned out, did not want the boat at all and had only followed the queue.`,
    comments: [
      [
        'Tom at the Point',
        'Forty minutes? We have been waiting for the repair of the handrail since October.',
        '2026-03-12 08:51',
      ],
      ['A. Okonjo', 'The coffee was good though.', '2026-03-12 09:12'],
    ],
  },
  {
    id: 'lamps-quay-vote',
    title: 'Council votes for brighter lamps on the quay',
    section: 'Town',
    author: 'Aoife Brennan',
    at: '2026-03-11 18:45',
    picture: 'city-skyline-night',
    body: `By eleven votes to nine the council decided on Wednesday evening to replace the forty-six lamps on the Old Quay by the end of the year.

The new ones use a third of the power and are three times as bright, too bright, said those who live behind them. Marcus Bellamy of the works department promised shades on the side of the houses. The gas lamp by the museum stays.

The work costs £184,000. A [survey of residents](https://harrowbay.example/survey) runs until 31 March; its answers are to decide the colour of the light.`,
    comments: [
      ['Walter F.', 'I drove a tram past those lamps for 34 years. They are fine.', '2026-03-11 19:30'],
      ['R. Iyer', 'Warm white, please. Not the blue of a dentist.', '2026-03-11 21:02'],
      ['Nuria', 'What about the steps at Anchor Passage? They are the dark spot.', '2026-03-12 07:44'],
    ],
  },
  {
    id: 'otter-mill-lade',
    title: 'Otter family moves in under the Mill Lade Bridge',
    section: 'Town',
    author: 'Ellie Marsh',
    at: '2026-03-11 12:10',
    picture: 'bridge-in-fog',
    body: `Two adult otters and three cubs have been seen below the middle arch of the Mill Lade Bridge since Sunday, the first in the town itself for more than sixty years.

Volunteers ask people to keep dogs on a lead between the weir and the quay and not to feed the animals, "however they look at you".

The bench above the arch is taped off until May. Chips may be eaten on the other one.`,
  },
  {
    id: 'paper-herons-second-night',
    title: 'The Paper Herons add a second night at Tidal Hall',
    section: 'Culture',
    author: 'Sam Whitlow',
    at: '2026-03-11 09:00',
    picture: 'concert-ticket',
    body: `The concert of 20 March was sold out in nineteen minutes. Now the Paper Herons play at Tidal Hall on the 21st as well; tickets are on sale from Friday at ten.

The band, formed at a bus stop in Saltmarsh, has not played at home since the record "Slow Lantern". Who comes by boat: a late one leaves for Gannet Isle at 23:30 on both nights.

Doors open at seven. Bring ear plugs for the third song.`,
    comments: [['Jonas', 'The third song is worth it.', '2026-03-11 09:40']],
  },
  {
    id: 'spring-tides-warning',
    title: 'Highest tides of the year next weekend',
    section: 'Sea',
    author: 'Ellie Marsh',
    at: '2026-03-10 16:30',
    picture: 'beach-striped-umbrella',
    body: `On Saturday 21 and Sunday 22 March the sea will rise to 5.6 metres in Harrow Bay, the highest of the year. If the wind is from the south-west, the lower quay may be under water for an hour around eight in the morning and again in the evening.

The car park at the Ropewalk closes its lower deck. Sandbags can be had at the yard in Sluice Road, four for each house.

Why the tides are so high in March is told in [Commonplace](https://commonplace.example/Tides).`,
  },
  {
    id: 'bakery-third-shop',
    title: 'Nasser’s Bakery opens a third shop in Brackwater',
    section: 'Town',
    author: 'Aoife Brennan',
    at: '2026-03-10 11:05',
    picture: 'fruit-bowl',
    body: `The bakery that began with one oven on Juniper Steps takes over the former bank in Halt Road. Salma Nasser wants to bake there from 1 April, "and it is no joke".

The vault becomes the flour store. Twelve people will work in the shop; eight of them come from the street.

In the first week the flatbread costs what it cost in 1994: 40 pence.`,
  },
  {
    id: 'fennel-under-twelves',
    title: 'Fennel Park under-twelves win in the ninth minute of extra time',
    section: 'Sport',
    author: 'Ben Archer',
    at: '2026-03-09 20:15',
    picture: 'spotted-dog-in-park',
    body: `The under-twelves of Fennel Park beat Port Ellery Foundry 4–3 on Sunday in a match that nobody who stood in that rain will forget.

Three down after twenty minutes, they came back with goals by Ada Okonjo, twice, and Leo Brandtner. In the ninth minute of extra time a back pass stopped in a puddle; the goalkeeper, out of her goal to fetch it, scored.

The semi-final is on 29 March at home, kick-off at eleven.`,
    comments: [
      ['Femi', 'Pitch 2 will be dry by then. I promise.', '2026-03-09 21:10'],
      ['Coach', 'Bring towels anyway.', '2026-03-09 21:18'],
    ],
  },
  {
    id: 'library-late-fees',
    title: 'Libraries forgive all late fees in March',
    section: 'Town',
    author: 'Ellie Marsh',
    at: '2026-03-09 10:00',
    picture: 'bookshelf-with-globe',
    body: `Who brings a book back to one of the three libraries this month pays nothing, however late it is. The oldest so far is a guide to knots, due on 4 June 1971.

Bea Winslow, who runs the branch on Lantern Hill, hopes for some 1,900 missing books. "We do not ask where they have been."

[Opening hours](https://hblibraries.example/downloads) can be downloaded from the libraries’ site.`,
  },
  {
    id: 'signal-box-open-day',
    title: 'Signal box open day draws four hundred',
    section: 'Culture',
    author: 'Ben Archer',
    at: '2026-03-08 17:20',
    picture: 'train-ticket',
    body: `The heritage railway at Wexcombe opened its restored signal box on Saturday. More than four hundred people pulled levers under the eyes of David Calloway, who has looked after the box for eleven years.

All forty levers work again. Number 17 had been missing since 1966; it turned up as the handle of a cider press.

The next open day is 9 May.`,
  },
  {
    id: 'kittiwakes-back',
    title: 'First kittiwakes back on the ledges of the Point',
    section: 'Sea',
    author: 'Ellie Marsh',
    at: '2026-03-08 09:40',
    body: `A week earlier than last year, the first kittiwakes have come back to Gullwing Point. On Saturday morning wardens counted 61 birds.

Last summer 1,140 pairs nested there and raised 890 young, the best result since 2011. Sand eels were plentiful in the cold spring.

The upper path stays closed from 15 March to 31 July. Telescopes stand by the lighthouse; a warden is there on weekends.`,
  },
  {
    id: 'tram-number-four',
    title: 'Tram number 4 comes back with its old bell',
    section: 'Town',
    author: 'Aoife Brennan',
    at: '2026-03-07 15:00',
    picture: 'tram-in-old-street',
    body: `After fourteen months in the workshop, tram number 4 of 1903 is on the rails again. From Sunday it runs between Central Station and Fennel Park every hour.

The bell, thought lost, was found in a school, where it had called children in since 1951. The school has got a new one in exchange.

A ride costs the same as on any other tram.`,
  },
  {
    id: 'swimmers-record',
    title: 'Forty-one swim to the Gannet buoy',
    section: 'Sport',
    author: 'Ben Archer',
    at: '2026-03-07 11:30',
    body: `The water was 8.1 degrees when forty-one swimmers set out for the Gannet buoy and back on Saturday morning, more than ever before so early in the year.

The first was back after 22 minutes and 40 seconds: Katherine March, a vet, who then went to work. Everybody was given soup.

The lifeboat had nothing to do but to count.`,
  },
  {
    id: 'echo-crossword',
    title: 'March crossword: a prize for the slow',
    section: 'Culture',
    author: 'Bay Echo',
    at: '2026-03-06 08:00',
    picture: 'recipe-card-lentil-soup',
    body: `Our crossword of the month can be downloaded from the front page. This time the prize, a wheel of Gannet Isle cheese, goes to the last right answer that reaches us before midnight on 31 March.

Send it by post. Answers by drone, as in January, are not accepted.`,
  },
  {
    id: 'market-saturday',
    title: 'Cooperage market to open on Sundays too',
    section: 'Town',
    author: 'Aoife Brennan',
    at: '2026-03-05 14:10',
    picture: 'fruit-bowl',
    body: `From 5 April the Cooperage market is held on Sundays as well, from nine to one, as a trial until the end of September.

Twenty-six of thirty-eight stallholders are for it. Those against fear for their only lie-in. The bell will be rung on Saturdays alone.

Parking at the Ropewalk is free on market Sundays until noon.`,
  },
  {
    id: 'turbine-birthday',
    title: 'Island turbine has made its 20 millionth unit',
    section: 'Sea',
    author: 'Ellie Marsh',
    at: '2026-03-05 09:15',
    body: `The wind turbine on Gannet Isle has made twenty million kilowatt hours since 2009. Schoolchildren baked a cake in the shape of a rotor, of which two blades survived the crossing.

The island now makes a little more than half of the power that it uses. A vote on a second turbine is planned for the autumn.`,
  },
  {
    id: 'film-week-orpheum',
    title: 'A week of silent films at the Orpheum',
    section: 'Culture',
    author: 'Sam Whitlow',
    at: '2026-03-04 12:00',
    body: `From 23 to 29 March the Orpheum shows seven silent films, each with music made in the hall. On Monday a brass band plays to a storm at sea; on Friday Yusuf Qabbani accompanies a comedy on the oud.

Tickets are £6, under sixteen £3. On Sunday the projectionist explains why the film of 1921 has been hand-coloured, frame by frame, by eleven women in Port Ellery.`,
  },
  {
    id: 'rowers-new-boat',
    title: 'Rowing club names its new boat after a cleaner',
    section: 'Sport',
    author: 'Ben Archer',
    at: '2026-03-04 09:30',
    body: `The new eight of the rowing club is called Dorothy. Dorothy Pell has kept the boathouse clean since 1979 and never sat in a boat. On Sunday she was rowed across the harbour.

"Wet," she said afterwards. The boat weighs 96 kilograms and cost £31,000, of which raffles brought in a third.`,
  },
  {
    id: 'clinic-saturday',
    title: 'Northgate Clinic opens on Saturday mornings',
    section: 'Town',
    author: 'Aoife Brennan',
    at: '2026-03-03 10:20',
    body: `Northgate Clinic sees patients on Saturdays from nine to twelve from this week on. Appointments can be made by telephone from eight on the same day.

The clinic has two more nurses. Vaccinations are given without an appointment between ten and eleven.`,
  },
  {
    id: 'whale-bones',
    title: 'Whale bones found in a cellar on Quayside',
    section: 'Culture',
    author: 'Ellie Marsh',
    at: '2026-03-02 16:00',
    body: `Builders at 40 Quayside broke through a wall and stood before the jaw of a whale, five metres long and whitewashed.

The Maritime Museum thinks that it held up a floor around 1800. It will be shown in the large hall from May. How it went down the stairs nobody can say.`,
  },
  {
    id: 'storm-sign',
    title: 'Who moved the storm mark?',
    section: 'Town',
    author: 'Ben Archer',
    at: '2026-03-02 08:30',
    body: `The line on the Customs House that shows the height of the great storm of 1849 is eleven centimetres too high. A student of the university measured it against drawings of 1850.

It was painted anew in 1934, and, Harriet Vance of the town archive believes, "somebody was tall". The council will decide whether truth or habit stays.`,
  },
];
