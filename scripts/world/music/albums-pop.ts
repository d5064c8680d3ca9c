// Over 300 lines: a table of base data.
import type { AlbumRow } from './types.ts';

/** Pop, soul, hip-hop, electronic and loud records. */
export const pop: readonly AlbumRow[] = [
  {
    id: 'glass-swimmer',
    artist: 'juno-salt',
    title: 'Glass Swimmer',
    kind: 'album',
    on: '2025-05-02',
    tracks: `
Glass Swimmer 3:24
Deep End 3:11
Lifeguard 2:57
Chlorine 3:46
Night Pool 4:02
Ten Lengths 3:33
Goggles 2:41
Underwater Telephone 3:55
Towel 3:08
Surface 4:37`,
  },
  {
    id: 'salt-and-static',
    artist: 'juno-salt',
    title: 'Salt & Static',
    kind: 'album',
    on: '2023-02-10',
    tracks: `
Static 3:18
Long Wave 3:40
Signal Fires 4:05
Antenna 2:59
White Noise Lover 3:27
Dial 3:12
Shipping Forecast 4:51
Salt 3:36`,
  },
  {
    id: 'lifeguard-remix',
    artist: 'juno-salt',
    title: 'Lifeguard (Neon Laundry remix)',
    kind: 'single',
    on: '2025-11-28',
    tracks: `
Lifeguard (Neon Laundry remix) 4:48 + neon-laundry`,
  },
  {
    id: 'long-summer',
    artist: 'zadie-quill',
    title: 'The Long Summer',
    kind: 'album',
    on: '2025-06-27',
    tracks: `
Ice Lolly 2:44
The Long Summer 3:29
Text Me When You're Home 3:05
Sunburn 2:52 !
Paddling 3:16
Your Sister's Car 3:38 !
Fairground 2:59
August Again 4:10
Leaves 3:21`,
  },
  {
    id: 'good-coat',
    artist: 'zadie-quill',
    title: 'Good Coat',
    kind: 'single',
    on: '2026-02-27',
    tracks: `
Good Coat 2:48
Good Coat (acoustic) 3:02`,
  },
  {
    id: 'spin-cycle',
    artist: 'neon-laundry',
    title: 'Spin Cycle',
    kind: 'album',
    on: '2024-08-30',
    tracks: `
Insert Coins 1:15
Spin Cycle 4:22
Odd Socks 3:38
Delicates 3:51
Tumble 4:47
Launderette Love 3:26
Forty Degrees 3:59
Fold 5:13`,
  },
  {
    id: 'overtime',
    artist: 'neon-laundry',
    title: 'Overtime',
    kind: 'ep',
    on: '2026-01-23',
    tracks: `
Overtime 3:44
Friday, Finally 3:31
Lift Music 2:48
Out of Office 4:06`,
  },
  {
    id: 'launderette',
    artist: 'tamsin-okoro',
    title: 'Launderette Sessions',
    kind: 'album',
    on: '2022-10-21',
    tracks: `
Warm Machine 3:57
Brothers 4:14
Four Quarters 3:30
Somebody's Shirt 4:42
Steam 2:51
Mama's Rinse 3:46
Hold the Door 5:08`,
  },
  {
    id: 'slow-honey',
    artist: 'tamsin-okoro',
    title: 'Slow Honey',
    kind: 'album',
    on: '2025-09-26',
    tracks: `
Slow Honey 4:03
Say It in the Kitchen 3:35
Sunday Shoes 3:19
Good at Goodbyes 4:27
Copper Pan 3:02
Enough 3:48
Nobody's Hurry 5:21
Lights Out, Love 4:10`,
  },
  {
    id: 'four-drops',
    artist: 'big-umbrella',
    title: 'Four Drops',
    kind: 'album',
    on: '2024-11-08',
    tracks: `
Forecast (intro) 1:02
Four Drops 3:14 !
Puddle Politics 2:58 !
Cat Tax 2:36
Late Again 3:40
Bus Lane 3:03 !
Galoshes 2:47
Grandad's Barometer 4:15
No Manager 2:52 !
Drying Rack 3:28`,
  },
  {
    id: 'cat-tax-two',
    artist: 'big-umbrella',
    title: 'Cat Tax II',
    kind: 'single',
    on: '2026-03-04',
    tracks: `
Cat Tax II 2:59 ! + tamsin-okoro`,
  },
  {
    id: 'wind-tunnel',
    artist: 'kestrel-vane',
    title: 'Wind Tunnel',
    kind: 'album',
    on: '2023-06-02',
    tracks: `
Laminar 6:20
Vortex Street 7:45
Drag 5:36
Yaw 6:58
Stall 4:49
Lift 8:12`,
  },
  {
    id: 'strobe',
    artist: 'kestrel-vane',
    title: 'One Strobe',
    kind: 'ep',
    on: '2025-12-12',
    tracks: `
One Strobe 7:03
Two Strobes 6:41
Blackout 5:55`,
  },
  {
    id: 'curtains',
    artist: 'moth-parade',
    title: 'Three Curtains',
    kind: 'album',
    on: '2025-04-04',
    tracks: `
Velvet 4:25
Dust in Stripes 3:58
Porcelain Dogs 4:46
Matinee 3:33
Lamp to Lamp 5:20
Wool 2:54
Three Curtains 6:08
Encore for No One 4:11`,
  },
  {
    id: 'streetlamp',
    artist: 'moth-parade',
    title: 'Streetlamp',
    kind: 'single',
    on: '2026-03-12',
    tracks: `
Streetlamp 4:16`,
  },
  {
    id: 'oxide',
    artist: 'ferrous-bloom',
    title: 'Oxide',
    kind: 'album',
    on: '2024-02-16',
    tracks: `
Slag 4:12
Girder Song 5:30
Rivet 3:25
Oxide 6:44 !
Weathering Steel 5:02
Crane 4:38
Shipyard Requiem 8:33`,
  },
  {
    id: 'night-bus',
    artist: 'dov-amsel',
    title: 'Night Bus Hymns',
    kind: 'album',
    on: '2023-10-13',
    tracks: `
N7 3:41
Upper Deck 3:16
Stop Requested 2:58
Someone's Umbrella 4:05
Wet Seat 2:33
Driver, Are You Tired? 4:29
Last Stop, All Change 3:52
Walking the Rest 5:00`,
  },
  {
    id: 'timetable',
    artist: 'dov-amsel',
    title: 'Timetable for Sundays',
    kind: 'ep',
    on: '2025-10-17',
    tracks: `
Timetable for Sundays 3:47
Bench 3:04
Pigeons of the World 2:39
Replacement Heart 4:18`,
  },
  {
    id: 'rust-season',
    artist: 'ferrous-bloom',
    title: 'Rust Season',
    kind: 'single',
    on: '2025-10-24',
    tracks: `
Rust Season 4:56 !`,
  },
  {
    id: 'blue-bicycle',
    artist: 'otis-fairweather',
    title: 'One More Tuesday',
    kind: 'ep',
    on: '2025-05-16',
    tracks: `
One More Tuesday 4:09
Kitchen Shuffle 3:22
Rain Check 4:54
Tuesday (live in the kitchen) 5:07`,
  },
  {
    id: 'harbour-lights',
    artist: 'northgate-brass',
    title: 'Carols under the Clock',
    kind: 'ep',
    on: '2025-11-21',
    tracks: `
Carols under the Clock 3:40
Frost on the Platform 4:26
The Stationmaster's Bells 2:58
Silent Sidings 3:51`,
  },
  {
    id: 'oud-neon',
    artist: 'marsa-ensemble',
    title: 'فجر',
    kind: 'single',
    on: '2025-09-05',
    tracks: `
فجر 5:36`,
  },
  {
    id: 'weather-permitting',
    artist: 'big-umbrella',
    title: 'Weather Permitting',
    kind: 'album',
    on: '2022-04-01',
    tracks: `
Weather Permitting 3:20
Corner Shop Sonata 2:49
Wet Trainers 3:07 !
Cloud Nine, Door Two 3:31
Nan's Stairs 2:42
Rent Day 3:15 !
Brolly 2:28
Clearing Up 4:01`,
  },
  {
    id: 'short-lullabies',
    artist: 'halden-quartet',
    title: 'Eight Short Lullabies',
    kind: 'album',
    on: '2023-12-01',
    tracks: `
For a Lighthouse Keeper 2:33
For a Night Nurse 2:58
For Twins 1:47
For a Whale 3:40
For a Baker 2:21
For the Last Tram 2:52
For a Radiator 1:36
For You 3:15`,
  },
];
