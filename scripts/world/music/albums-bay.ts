import type { AlbumRow } from './types.ts';

/** Records from Harrow Bay and around it. */
export const bay: readonly AlbumRow[] = [
  {
    id: 'tin-harbour',
    artist: 'paper-herons',
    title: 'Tin Harbour',
    kind: 'album',
    on: '2025-10-31',
    tracks: `
Tin Harbour 4:07
Slow Lantern 4:45
The Ferryman's Daughter 3:38
Juniper Steps 2:56
All the Boats Are Names 5:12
Half a Mile of Rope 3:24
Gullwing 4:01
Customs House Waltz 2:49
Salt in the Hinges 3:33
What the Tide Forgot 6:18
Home by the Low Road 3:59`,
  },
  {
    id: 'paper-boats',
    artist: 'paper-herons',
    title: 'Paper Boats',
    kind: 'album',
    on: '2022-05-06',
    tracks: `
Paper Boats 3:29
Kite over the Marsh 4:10
A Letter for Edith 3:47
Rooks 2:31
Northern Landing 4:36
Kindling 3:02
The Year of Two Winters 5:05
Harmonium 1:58
Mending Nets 3:51
Leave the Light 4:22`,
  },
  {
    id: 'herons-tidal-hall',
    artist: 'paper-herons',
    title: 'Live at Tidal Hall',
    kind: 'live',
    on: '2024-12-13',
    tracks: `
Paper Boats (live) 4:02
Kite over the Marsh (live) 4:31
Kindling (live) 3:26
Leave the Light (live) 6:40
Rooks (live) 2:44
Auld Harbour Reel (live) 5:15 + saltmarsh-sisters`,
  },
  {
    id: 'second-night',
    artist: 'paper-herons',
    title: 'Second Night',
    kind: 'single',
    on: '2026-03-06',
    tracks: `
Second Night 3:44
Second Night (demo) 3:12`,
  },
  {
    id: 'left-shoe',
    artist: 'marrow-club',
    title: 'Left Shoe',
    kind: 'ep',
    on: '2026-02-27',
    tracks: `
Left Shoe 2:11
Bus Replacement Service 1:58 !
Chips on the Roof 2:37
Nobody's Landlord 2:24 !
Gull 1:43`,
  },
  {
    id: 'vegetable-patch',
    artist: 'marrow-club',
    title: 'Vegetable Patch',
    kind: 'album',
    on: '2024-06-14',
    tracks: `
Prize Marrow 2:20
Allotment Fire 2:48
Shed 1:31
Your Mate's Van 2:55 !
Compost 2:02
Judges 3:10
Wheelbarrow 2:33
Second Prize 4:14`,
  },
  {
    id: 'gull-and-anchor',
    artist: 'marrow-club',
    title: 'Live at the Gull and Anchor',
    kind: 'live',
    on: '2025-08-22',
    tracks: `
Prize Marrow (live) 2:41
Judges (live) 3:35
Allotment Fire (live) 3:02
Your Mate's Van (live) 3:20 !
Second Prize (live) 5:52`,
  },
  {
    id: 'capstan',
    artist: 'saltmarsh-sisters',
    title: 'Capstan',
    kind: 'album',
    on: '2023-09-01',
    tracks: `
Haul for the Bay 2:45
The Storm of Forty-Nine 5:31
Three Lamps Burning 3:22
Pier the Third 2:18
Maid of the Mudflats 4:04
Rolling Home to Quayside 3:09
Bring Him Round 3:56
Widow's Bell 4:41`,
  },
  {
    id: 'wren-day',
    artist: 'saltmarsh-sisters',
    title: 'Wren Day',
    kind: 'ep',
    on: '2025-12-05',
    tracks: `
Wren Day 2:52
Holly at the Lock Gate 3:30
Snow on the Strand 3:48
The Last Ferry of the Year 4:25`,
  },
  {
    id: 'first-sunday',
    artist: 'northgate-brass',
    title: 'First Sunday in May',
    kind: 'album',
    on: '2024-05-03',
    tracks: `
March of the Signalmen 3:15
Wexcombe Suite: I. Steam 4:50
Wexcombe Suite: II. Sidings 5:42
Wexcombe Suite: III. Express 3:58
Orchard End 4:20
Hymn for a Branch Line 5:06
Tea Tent Polka 2:12`,
  },
  {
    id: 'dub-tables',
    artist: 'radio-estuary',
    title: 'Dub Tables',
    kind: 'album',
    on: '2025-03-21',
    tracks: `
High Water 07:14 6:03
Lightship 5:28
Neap 4:55
Low Water 13:30 7:11
Buoy No. 9 5:40
Fog Signal Version 6:26
Slack 4:08`,
  },
  {
    id: 'lightship-ep',
    artist: 'radio-estuary',
    title: 'Night Watch',
    kind: 'ep',
    on: '2026-01-16',
    tracks: `
Night Watch 5:19
Four Bells 4:44
Night Watch (Kestrel & Vane remix) 6:52 + kestrel-vane`,
  },
  {
    id: 'button-afloat',
    artist: 'captain-button',
    title: 'Captain Button Afloat',
    kind: 'album',
    on: '2023-04-14',
    tracks: `
Where Did I Park My Boat? 2:14
The Very Large Tuba 1:56
Ten Wet Socks 2:08
Crab Goes Sideways 1:47
Brush Your Teeth, Captain 2:01
Who Ate the Map? 2:32
Lighthouse, Lighthouse 1:39
Goodnight, Tug 2:50`,
  },
  {
    id: 'button-wheels',
    artist: 'captain-button',
    title: 'Buttons on the Bus',
    kind: 'ep',
    on: '2025-09-12',
    tracks: `
Buttons on the Bus 2:05
Are We There Yet, No 1:52
A Duck at the Crossing 2:17
Sandwich Song 1:44`,
  },
  {
    id: 'rooms',
    artist: 'jonas-weir',
    title: 'Empty Rooms',
    kind: 'ep',
    on: '2026-02-13',
    tracks: `
77 Foundry Road, Hall 3:34
Stairwell, 3 a.m. 5:01
Duvets 2:26
Church without Chairs 6:45`,
  },
  {
    id: 'porch-light',
    artist: 'otis-fairweather',
    title: 'Porch Light',
    kind: 'album',
    on: '2021-11-19',
    tracks: `
Porch Light 3:41
Card Game Guitar 4:26
Foundry Road Blues 5:14
She Took the Toaster 3:08
Half Past Trouble 4:33
Old Dog, Same Trick 3:55
Walking to Ellery 6:02`,
  },
];
