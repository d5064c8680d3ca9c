// Over 300 lines: threads, written by hand.
/** Allotments, swimming, books, games, birds, stars, business, parents. */
export const hobbies = `
@ allotments plot-waiting leek_week 2026-03-07 09:15 21 flair=plot
# Waiting lists, March: Fennel Park 41, Plover Road 12, the Halt 3
From the committee, as of Friday. The Halt has three because of the clay. The clay has me since 2014.
~~
- tidal_newbie 5 1h How long is three, in years?
-- leek_week 9 1h About one. Rent is £36 a year for a half plot, water included, complaints included.
- spade_brigade 7 3h Plover Road floods at spring tides. The last list went down by two after October for that reason.
- gullible 1/4 5h I garden on the roundabout.
-- oak_officer 13 6h So that was you.

@ allotments slugs-again soft_cheese 2026-03-11 07:10 26 flair=pest
# Slugs, Fennel Park, everything with a leaf
Beer traps catch neighbours’ slugs as well. What really works?
~~
- leek_week 22 20m Go out at ten at night with a torch and a bucket. Nothing else works. Everything else is religion.
- spade_brigade 9 40m Nematodes, when the soil has eight degrees, so about Easter. £14 for forty square metres from Meadowsweet.
- gullible 2/15 1h Salt.
-- leek_week 18 1h Salt kills the bed for years. This is a garden, not a crisp.
- thimble 6 2h Wool. Really. Raw wool round the lettuces, they hate it.
-- hemline_hal 4 3h So do I.
- hide_and_peep 12 5h Leave a corner wild. A thrush eats more than your bucket holds.

@ allotments seed-swap spade_brigade 2026-02-25 18:00 19 flair=swap event=2026-03-15T10:00|2026-03-15T13:00|Orchard_Community_Hall
# Seed swap on Sunday, Orchard Community Hall
Ten till one. Bring what you have in envelopes with a name on them. Last year somebody brought “mixed, dad’s”.
~~
- leek_week 9 1h I still do not know what dad’s is. It is two metres high.
- zaatar_3 5 4h I bring molokhia and the good parsley.
- tinker_tess 3 1d Is there tea?
-- spade_brigade 5 1d There is a urn that was repaired by this community, so perhaps.

@ allotments frost-date crab_apple 2026-03-01 08:00 14 flair=plot
# Last frost here: believe the 20th of April?
~~
- leek_week 15 30m By the sea yes. Up at the Halt add ten days. I have lost beans on 29 April.
- spade_brigade 6 2h Fleece until May and sleep well.

@ allotments water-butt weld_done 2026-01-25 12:00 8 flair=plot
# Made a stand for water butts out of a bed frame, plans for free
~~
- thimble 5 1h Does it hold 200 litres?
-- weld_done 8 1h It held me, my brother and the bed.

@ allotments potatoes-first spade_brigade 2025-07-02 07:45 17 flair=plot photo=fruit-bowl
# First earlies up: 4.2 kilos from five plants, Plover Road
~~
- leek_week 6 1h In salt water? I hate you warmly.

@ dippers water-today cold_toes_club 2026-03-12 07:40 33 flair=temp pin
# Long Strand, 07:10, two hours after high water: 7.8 °C
Flat, grey, seal. Twelve in, twelve out, eleven towels.
~~
- lifebelt_lou 12 10m Lido steps at the same time 8.1. There was a current round the end of the wall, keep inside the buoy.
- soft_cheese 5 20m Is 7.8 all right for a second time ever?
-- lifebelt_lou 19 25m Three minutes, with company, float, hat. Out before you feel fine. Feeling fine is the trap.
- gullible 2/12 1h No need for a float, you will be all right.
-- cold_toes_club 21 1h No.

@ dippers spring-tides lifebelt_lou 2026-03-10 17:30 28 flair=temp
# 21 and 22 March: 5.6 metres. Please no dips from the lower quay
The steps will be *under*. The pull when it goes out is like a train. Long Strand is fine, two hours either side of high.
~~
- cold_toes_club 11 30m Seconded. We meet on the Strand at ten on Sunday instead.
- wheelhouse_sam 9 1h From the boat it looks like somebody pulled the plug. Listen to her.
- knot_today 4 3h So the ride round the reserve goes the other way?
-- granny_gear 5 3h Exactly so.

@ dippers gloves-which early_boat 2026-02-15 11:00 16 flair=gear
# Gloves: 3 or 5 mm?
Fingers white after four minutes.
~~
- lifebelt_lou 13 40m Five, and if they go white at four minutes then four minutes is your swim. Talk to somebody at the clinic about white fingers.
- cold_toes_club 8 1h Five from the Strand Surf Shop, £32, wear them dry for a week first.
- gullible 1/5 2h Washing-up gloves.
-- knot_today 14 2h I did. I looked like a surgeon who had lost a bet.

@ dippers cake-rota cold_toes_club 2026-03-05 19:00 24 flair=meet open=10d
# Vote: which cake after the equinox swim?
* 14 Lemon loaf
* 9 Scones
* 21 Brownies
* 3 Fruit, for the sake of balance
~~
- lifebelt_lou 6 20m Brownies float.
- cold_toes_club 8 21m They do not. I have evidence.

@ dippers equinox-swim lifebelt_lou 2026-03-09 20:00 22 flair=meet event=2026-03-22T10:00|2026-03-22T11:30|Long_Strand_Beach,_by_the_kiosk
# Equinox swim, Sunday 22 March, ten o’clock
Lifeguards on the board, tea from the Strand Kiosk (£1.20), beginners in pairs. In for as long as you like up to ten minutes.
~~
- soft_cheese 8 2h First group thing I dare. See you there.
- half_a_ladder 5 1d I come to hold towels.
-- cold_toes_club 9 1d That is how it starts.

@ dippers jellyfish strandline 2025-08-17 14:40 21 flair=temp
# Jellyfish at the Lido, compass kind, a dozen
~~
- lifebelt_lou 11 20m Sea water on it, not fresh. Lift off what sticks with a card.
- gullible 1/10 1h You know what else helps.
-- lifebelt_lou 17 1h It does not.

@ pages march-book margin_notes 2026-03-02 10:00 30 flair=month pin
# March: “The Lighthouse Ledger”, meeting on Thursday the 26th
Back room at Second Tide, seven o’clock, chairs for eighteen. The shop has copies at £8.99 with ten per cent off if you say “ledger”, and the library has four. Spoilers behind the cover, please.
~~
- stamp_and_shush 9 2h Two of our four are out, two are on the trolley by the door.
- p_value 5 5h I have read it twice and disagree with myself.
- one_more_reel 4 1d I have only seen the film. There is no film. I am sorry.

@ pages ledger-ending p_value 2026-03-09 22:15 17 flair=month spoiler
# Ledger, last chapter: was it the keeper or was it never there at all?
If the entries of the seventh of May are in another hand, as we are told on page 12, then **she** wrote them, and the light on the last page is the boat. Otherwise the whole second part is a lie told by somebody who was ashore.
~~
- margin_notes 14 20m The ink. Somebody mentions the ink on page 140 and then nobody ever again.
-- p_value 8 30m I had three theories and now I have four.
- quill_pen 9 2h Unreliable narrators are cheating.
-- margin_notes 15 2h All narrators are unreliable. Some books tell you.
--- quill_pen 6 3h That is what an unreliable narrator would say.
- stay_quiet 5 1d She rowed. It is in the tide table in the appendix, look at the times.
-- p_value 11 1d You read the *appendix*?
--- stay_quiet 13 1d I read it first.

@ pages april-vote margin_notes 2026-03-10 12:00 18 flair=month open=6d
# Vote for April
* 7 The Quiet Engine
* 11 Salt Bread
* 11 A Field Guide to Leaving
* 2 Whatever is short
~~
- one_more_reel 6 30m Whatever is short won last April and it was four hundred pages.
- quill_pen 3 3h Salt Bread has recipes in it. That is not a novel, that is lunch.

@ pages poetry-yes steps_nuria 2026-02-18 21:00 12 flair=tip
# A book of poems that one can read on a tram
~~
- stamp_and_shush 8 1h “Short Crossings”, there is one per stop.
- tram34 14 9h There were no poems on my tram. There were people. It comes to the same.

@ pages large-print hemline_hal 2026-01-29 15:00 7 flair=tip
# Large print: where?
~~
- stamp_and_shush 9 50m Lantern Hill, ground floor, left of the stairs. And we order.

@ boards capstan-thursday meeple_maria 2026-03-10 18:00 16 flair=table event=2026-03-12T19:00|2026-03-12T22:30|The_Two_Capstans
# Thursday: Tidewright, Nine Lanterns, and something with cubes
From seven, three tables, newcomers at mine. I bring the box with the cubes; somebody has to bring patience.
~~
- one_more_reel 4 2h Late shift, I come at nine and ruin everything.
- crux_then_coffee 5 6h Two of us for Nine Lanterns.
- captain_saturday 3 1d Does anybody else find that the pub has turned the light down?
-- meeple_maria 6 1d We call it atmosphere.

@ boards lanterns-rule crux_then_coffee 2026-03-06 23:20 13 flair=rules
# Nine Lanterns: may you light two in one turn with the Keeper?
We nearly broke up over it.
~~
- meeple_maria 17 9h Yes if the second is *next* to the first, page 8, the small picture. No otherwise.
-- crux_then_coffee 5 9h The small picture. We were both right and both loud.
- p_value 6 11h Second edition changed it: once per round, not per turn. Look at the spine, it says II or it does not.
-- meeple_maria 10 12h Correct, I stand corrected and slightly annoyed. In II: once a round.
- gullible 1/4 14h House rules.

@ boards missing-meeple quilt_guilt 2026-02-09 20:10 9 flair=rules
# Tidewright is missing the blue harbour master
~~
- weld_done 12 1h I can make one. It will be heavy.
- dovetail_y 9 2h I can make one that floats.
- quilt_guilt 14 3d I now have two and they stare at one another.

@ boards two-player resume_rae 2025-12-06 19:19 11 flair=rules
# A game for two that does not end in a row
~~
- meeple_maria 7 1h “Postman’s Tide”. You both lose, together.

@ birds otter-not hide_and_peep 2026-03-11 13:00 37 flair=seen
# Not a bird, but: otters under Mill Lade Bridge, three cubs
Since Sunday. Dogs on leads between weir and quay please. And there is a kingfisher who is furious about it.
~~
- fog_and_focus 15 30m I got one with a crab bigger than its face.
- gullible 2/8 2h Mine wants to play with them (dog).
-- hide_and_peep 19 2h Lead.
- tram34 8 4h Sixty years I have looked off that bridge.

@ birds which-gull barista_bo 2026-03-08 15:00 14 flair=which photo=parrot-on-branch
# Which bird is this? On the masts behind The Bollard
I know it is not from here. It said something.
~~
- hide_and_peep 18 20m That is a parrot. It belongs to the harbour master, name of Invoice.
- knot_today 21 1h What did it say?
-- barista_bo 25 1h “Overdue.”

@ birds peregrine spade_brigade 2026-02-27 12:15 19 flair=seen
# Peregrine over Northgate, took a pigeon above the clinic
Adult, from the west, stooped twice.
~~
- hide_and_peep 12 40m Good record. The pair is around; no places please.
- half_a_ladder 3 2h {removed=Never_give_the_place_of_a_nest} They sit on the ledge above the lift of the clinic, one sees them from the tram.
-- hide_and_peep 6 3h {mod} Removed: that was the building. We said: never the place. Two weeks off, sorry. It is nothing personal.

@ birds hide-hours early_boat 2026-02-01 08:20 7 flair=seen
# Is the hide at the reserve locked?
~~
- hide_and_peep 9 1h Open from dawn to dusk, code at the kiosk of Samphire Café if the door sticks. It sticks.

@ birds swift-boxes oak_officer 2025-06-20 18:20 24 flair=seen
# Swift boxes: the council has eleven left, free
~~
- dovetail_y 6 1h I fixed four on my street. Take a long bit.

@ stars moon-saturn moon_on_tuesday 2026-03-11 17:00 22 flair=tonight
# Tonight from Foghorn Terrace: clear until one, then haze
Bring a hat. The street lamp has been hooded, with permission this time.
~~
- noctua_lane 7 30m I bring the 8-inch and soup.
- wheelhouse_sam 4 2h Is the soup at the telescope or in it?
- moon_on_tuesday 9 9h Report: seeing 3 of 5, four people, one hedgehog, M35 like sugar.

@ stars first-telescope captain_saturday 2026-03-04 20:45 18 flair=kit
# First telescope, £120, for a class of nine-year-olds
They break things, kindly.
~~
- moon_on_tuesday 20 20m A table-top reflector, 114 mm, about £110 new, and a box to stand it on. No tripod: nine-year-olds are a tripod’s natural enemy.
- noctua_lane 11 1h Binoculars, 8 by 40, three pairs for the same money. Half the class looks while half the class breaks.
-- captain_saturday 9 2h I have ordered the binoculars. You have met children.
- gullible 1/6 3h Look directly at the sun to test it.
-- moon_on_tuesday 33 3h {mod} NEVER. Nobody does this. I leave it here for the answer: never point glass at the sun.

@ stars lamp-foghorn noctua_lane 2025-10-02 21:30 15 flair=tonight
# The lamp at Foghorn Terrace is out!!
Go, go, go.
~~
- moon_on_tuesday 12 5m Gone.

@ smallbiz rates-rise ledger_lena 2026-03-05 07:00 34
# Rates on Chandler Street: mine go from £312 to £341 a month. Yours?
Figures, not feelings.
~~
- tilde_y_sal 14 1h Ours 388 to 421. Twenty-two covers. So it is one coffee per chair per week.
- kiln_and_kin 9 3h £205 to £224, and they count the cellar.
- barrow_and_sons 5 5h Market pitch £18 a day, unchanged, and they took away the tap.
-- ledger_lena 8 6h The tap was worth a pound fifty.

@ smallbiz invoice-late kerning_kat 2026-02-13 12:40 17
# Client pays after 74 days. What do you write?
~~
- ledger_lena 21 30m “Our terms are thirty days. Interest of 8 % over base is added from today.” One line, no adjectives. It works on four of five.
- kiln_and_kin 6 2h I send a photo of my empty kiln.

@ smallbiz card-fees crema_della 2026-01-20 09:30 12
# Card reader: 1.69 % or £15 a month flat?
~~
- ledger_lena 10 1h Break-even is £888 of turnover a month. Above it the flat one.

@ parents wet-sunday three_under_six 2026-03-08 07:05 41 flair=tip pin
# Wet Sunday list, 2026, with prices
Tested with three:

- Maritime Museum, 11 to 16 on Sundays. Under sixteen free. The cells frighten exactly enough.
- Basin Swimming Baths, £3.10 a child, warm pool till four.
- Lifeboat Museum: free, and they may pull the bell.
- The Little Gaslight, Sunday cartoon at ten, £2.

Add yours below, with a price, and say when you were there.
~~
- captain_saturday 14 1h Saltmarsh Climbing Barn, tots’ hour nine to ten, £4, was there last week.
- marsh_mallow 8 2h Lantern Hill Library is closed on Sundays, people keep going there and cry.
- gullible 1/6 3h Television.
-- three_under_six 12 3h That is the evening list.
- soft_cheese 3 1d Baths are £3.40 now, the sign changed on the first.
-- three_under_six 6 1d Thank you, you are right, £3.40.

@ parents nursery-places tidal_newbie 2026-03-09 20:30 12 flair=ask
# School place for a five-year-old in the middle of the year?
Saltmarsh or Brackwater.
~~
- captain_saturday 15 30m Ring the office of Saltmarsh Primary at twenty past eight, 01632 960192, before the day begins. There are two places in that year, as of Friday.
-- tidal_newbie 7 40m That is the most useful thing anybody has said to me in a month.
- marsh_mallow 4 2h Weir Road is lovely too and nearer if you end up by the mills.

@ parents buggy-tram steps_nuria 2026-02-05 07:50 19 flair=ask
# Which trams take a double buggy?
~~
- tram34 22 1h The new ones all do, middle door. The old ones with the step, numbers under 40: no, and the driver will help you and then be late. Wave at him, he minds less.
- three_under_six 9 2h Fold it at the Quay, it is the one stop with a kerb.

@ parents free-cot marsh_mallow 2026-01-31 18:40 8 flair=free
# Free: cot, all screws present, Saltmarsh
~~
- thimble 4 20m Yes please! All the screws?
-- marsh_mallow 6 30m I counted them in front of a witness.

@ parents sleep-sunrise crema_della 2025-09-28 05:12 29 flair=ask
# 5:12. How.
~~
- three_under_six 20 2m Hello. It passes. Nobody can tell you when.
- nightdispatch 11 8m I am also awake, if that is of use. For money.
`;
