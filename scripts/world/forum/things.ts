// Over 300 lines: threads, written by hand.
/** Flats and rooms, second hand, bicycles, lost and found, bread. */
export const things = `
@ rooms quay-studio-390 anchor_lets_hb 2026-03-11 22:48 3/4 flair=offer photo=harbour-colourful-houses
# Old Quay, bright studio with sea view, £390 a month
All bills inside, furnished, washing machine, balcony. I work abroad at the moment so I can not show it myself, but many people are asking. A small deposit of £300 holds it for you and I send the keys with a courier. Write me fast please.
~~
- new_keys 6 20m Three hundred and ninety. On the Old Quay. With a balcony.
- soft_cheese 4 50m Is it still free? I could move next week.
-- anchor_lets_hb 1/5 55m Yes dear, deposit first, then keys.
- fog_and_focus 11 9h That row of houses is a picture that has been about for years, it is on half the postcards. There is not one balcony in it.

@ rooms plover-room-455 strake 2026-03-08 18:20 14 flair=offer photo=desk-with-laptop
# Saltmarsh, Plover Road, room in a house of three, £455 a month
We are a boat builder, a nurse and a cat with opinions. The room is ten square metres and faces the creek. Bills are about £60 on top. Viewings on Saturday from two. No deposit before you have seen it, obviously.
~~
- resume_rae 5 2h Interested! Is the cat negotiable?
-- strake 12 2h The cat was here first.
- p_value 3 5h Lovely house, I lived there in 2019. The creek comes as far as the second step once a year.

@ rooms halt-flat-610 oven_glove 2026-03-04 09:40 11 flair=offer photo=monstera-by-window
# Brackwater, Halt Road, one-bedroom flat, £610 a month
Above what will be a bakery from April, so it will smell very good and begin at four in the morning. That is why it is £610 and not £700. Unfurnished but for the plant, which stays. Call and look first, then we talk about money.
~~
- crust_first 16 1h I would pay extra for the smell.
- nightdispatch 7 8h Four in the morning is when I come home. Is it quiet at noon?
-- oven_glove 9 9h As a church, they sleep.

@ rooms lantern-share-480 p_value 2026-02-19 21:30 9 flair=gone photo=bookshelf-with-globe
# Lantern Hill, Scholar Street, room to share with an academic, £480
Shelves, a desk, silence until ten. Bills in.
~~
- p_value 4 6d Taken. Thanks to all eleven of you; I drew lots, seeded and documented.

@ rooms wanted-newcomer tidal_newbie 2026-03-09 10:12 6 flair=wanted
# Wanted: anything dry up to £550, Brackwater or Saltmarsh, from April
Two adults, one five-year-old, a cargo bike that needs a hallway or a shed. References from the last two landlords. We are quiet apart from the five-year-old.
~~
- keys_by_friday 8 1h {mod} Good post, thank you for giving a district and a sum. Beware of anybody who wants money before a viewing; report them.
- granny_gear 5 3h The Old Papermill side of Brackwater has sheds. Ask at the bakery in Halt Road when it opens, she knows everything that is empty.

@ rooms deposit-back cold_front 2026-01-12 12:12 37 flair=wanted
# PSA: how I got my deposit back after five weeks
Photos on the day I moved in, photos on the day I moved out, both with a newspaper in the picture. He folded at the newspaper.
~~
- new_keys 12 2h Which paper?
-- cold_front 19 2h The Echo. With the front page about the otters now it would have been perfect.
- keys_by_friday 10 4h {mod} Take the meter readings as well, people forget them.
- gullible 2/9 6h I just left the keys and ran.

@ rooms quay-studio-ad mizzle 2026-02-27 08:00 4/6 flair=offer removed=keys_by_friday|Price_and_district_in_the_title|3h
# Nice studio!!
Nice. Write me.

@ rooms fennel-house-890 three_under_six 2026-02-12 20:20 12 flair=offer photo=green-sofa
# Fennel Park, Hazel Road, small house with garden, £890 a month
Two bedrooms, the sofa in the picture stays, so does the apple tree. We are moving to the next street because there are now too many of us. Viewings any evening after bedtime, which is a wide term.
~~
- leek_week 7 1h That apple is a Bay Russet. Whoever moves in: do not prune it in June.
- soft_cheese 3 1d Gone already I suppose?
-- three_under_six 4 1d Still here! Somebody has to love an apple tree.

@ swaps sofa-green three_under_six 2026-02-14 10:05 6 flair=sold photo=green-sofa
# Green sofa, three seats, £80
Selling it after all, whoever takes the house has their own.
~~
- barrow_and_sons 3 1h Can move it for £20 anywhere on the tram line.
- three_under_six 2 3d Sold.

@ swaps kettle-red crust_first 2026-03-10 17:15 8 flair=selling photo=goods-kettle-red
# Red kettle, one litre, £12
Works. I have gone electric and I regret it on Sundays.
~~
- soft_cheese 2 30m Still there? Saturday at the market?
-- crust_first 3 40m Saturday, at the bread stall, about nine.

@ swaps ladder-wanted kerning_kat 2026-03-06 12:00 5 flair=wanted
# Wanted: wooden ladder, 3 metres, up to £25
Not to climb. To hang things from.
~~
- dovetail_y 9 1h I have one that nobody should climb. Perfect. £15.
- weld_done 4 4h I am *also* looking for a ladder, one that people can climb.

@ swaps lamp-mine half_a_ladder 2026-03-03 19:30 9 flair=selling photo=goods-lantern-blue
# Blue storm lantern, £18
Bought for a camping trip on which it was never dark. Glass is whole, wick is new. Collection in the Old Quay, evenings.
~~
- guyline 3 1h Would you take £15?
-- half_a_ladder 4 2h For you, with the zip advice, yes.
--- guyline 3 2d {id=lantern-taken} Picked up yesterday, paid £15, it burns beautifully. Thank you!
- mizzle 1 7d Hi, is the lantern still available?

@ swaps clock-removed half_a_ladder 2026-03-11 18:40 1 photo=goods-clock-yellow removed=barrow_and_sons|Flair:_Selling,_Wanted,_Free_or_Sold|25m
# Yellow wall clock, runs, £10
Runs four minutes fast a week, which I have come to like. 30 cm. Collection in the Old Quay.

@ swaps bench-free oak_officer 2026-02-26 09:10 23 flair=free
# Free: oak offcuts from the storm, Park Avenue Gate 2, Saturday only
Council has no use for the short ones. Nine to eleven, bring your own saw and no trailer please.
~~
- dovetail_y 12 20m I will be there at five to nine.
-- oak_officer 9 25m Nine.
- gullible 2 1h Is it legal?
-- oak_officer 14 1h I am the tree officer. It is legal.

@ swaps umbrella-black mizzle 2026-03-02 08:41 4 flair=selling photo=goods-umbrella-black
# Black umbrella, automatic, £6
~~
- guyline 2 2h Did you mend the other one?
-- mizzle 5 3h With a spoke! So I have two now.

@ swaps bottle-blue cold_toes_club 2026-01-09 20:00 3 flair=selling photo=goods-bottle-blue
# Insulated bottle, blue, £7.50
Has a dent, is called Derek.
~~
- lifebelt_lou 6 1h You cannot sell Derek.
-- cold_toes_club 8 1h I have a new one. Also called Derek.

@ swaps oven-dutch flour_and_salt 2026-02-08 11:00 12 flair=sold photo=dish-bread
# Cast-iron pot for bread, 26 cm, £30
~~
- crust_first 4 10m Mine!
- flour_and_salt 3 1d Sold to somebody with flour on their sleeve.

@ swaps notebooks inky_thumb 2026-02-22 15:00 5 flair=selling photo=goods-notebook-red
# Three hand-printed notebooks, £5 each
~~
- kerning_kat 5 2h Two for me.

@ swaps scarf-vendor mizzle 2025-11-18 18:00 2 flair=selling photo=goods-blanket-violet
# Violet blanket, £14
~~
- hemline_hal 1 1d Fluffy or scratchy?
-- mizzle 2 1d Honest.

@ spokes panniers-mine half_a_ladder 2026-03-10 08:15 7 photo=goods-backpack-green
# Pair of green panniers, waterproof, £24
They fit the usual racks. One buckle was sewn back on by somebody with a machine of 1931.
~~
- granny_gear 6 1h {mod} Nice ones, but sales belong in c/swaps, rule 3. Would you cross-post it there? With the flair “Selling”, or they remove it.
-- half_a_ladder 2 2h Will do. Thanks for not just deleting it.
- tandem_tilly 3 5h Would take them if they fit a tandem. Everything is twice as hard.

@ spokes chain-skip resume_rae 2026-03-09 19:50 18 flair=mend
# New chain skips on the old cassette under load
I replaced only the chain. Was that wrong?
~~
- saltandspokes 25 15m Yes, but everybody does it once. The old teeth have the shape of the old chain. Either a new cassette too, or put the old chain back and wear both out together.
-- resume_rae 4 30m How much is a cassette, roughly?
--- saltandspokes 11 40m Seven-speed, £19 to £24, and ten minutes of work that I do not charge if you buy it here. Come before six; closed on Mondays.
- gullible 1/13 2h File the teeth.
-- granny_gear 19 2h Please do not file the teeth.
- wheelhouse_sam 6 4h On a boat we would grease it until the noise stops.

@ spokes spoke-hours crab_apple 2026-02-21 09:20 9 flair=mend
# Is Spoke & Gannet open late on any day?
~~
- saltandspokes 12 1h Fridays until half past six. Saturdays from nine to four. Mondays and Sundays I ride.
- gullible 1 3h I think they are open every day till seven.
-- granny_gear 8 3h You think.

@ spokes winter-route early_boat 2026-01-08 07:30 22 flair=ride
# Least windy way from Brackwater to the Quay in winter
The sea wall is murder.
~~
- granny_gear 17 30m Sluice Road, left at the basin, behind the mills, then Mill Lade. Seven minutes longer, you arrive with your face.
- tandem_tilly 7 2h Same, but get off at the bridge. The boards are glass when it freezes.
- gullible 2/5 3h Tram.
-- tram34 15 4h For once, yes.

@ spokes stolen-red lee_shore 2025-10-30 18:03 31 flair=stolen photo=red-bicycle-by-wall
# Stolen from Customs House Square: red town bicycle, frame HB44-1187
Between noon and two. Basket, brass bell with a dent like a moon.
~~
- granny_gear 8 10m {mod} Shared in the shop and at the station.
- fog_and_focus 12 2d I saw a bell with a moon on Boiler Street, on a *green* bicycle with wet paint. Took a photo, went to the police desk with it.
- lee_shore 40 4d **Update:** it is back. It is green now. I will keep it green.

@ spokes spring-ride granny_gear 2026-03-08 12:00 26 flair=ride event=2026-03-22T09:00|2026-03-22T12:30|Mill_Lade_Bridge
# Spring ride round the reserve, slow, 28 km
Meet on the bridge at nine. The slowest sets the pace, which is usually me. Coffee at the Samphire at half way. If the tide is over the dyke we go the other way round; the highest of the year is that weekend.
~~
- tandem_tilly 5 1h Two of us on one.
- tidal_newbie 4 1d With a cargo bike and a child?
-- granny_gear 7 1d Both very welcome. Bring snacks for one and a strap for the other.
- crab_apple 3 2d I will come as far as the coffee.

@ lostfound otter-glove steps_nuria 2026-03-11 08:20 9 flair=lost
# [FOUND] One child’s mitten with an otter, Anchor Passage
On the dark steps, of course. Left hand.
~~
- three_under_six 14 30m Ours! The right one misses it badly.
-- steps_nuria 7 40m What is on the thumb?
--- three_under_six 11 42m A patch, blue, star-shaped.
---- steps_nuria 9 45m It is yours. Larder Grocery till, say hello.

@ lostfound trombone brassed_off 2026-03-07 23:59 27 flair=lost
# [LOST] Trombone, black case, number 12 tram, Saturday night
There is a sandwich in the case. I no longer want the sandwich.
~~
- tram34 18 9h The depot office opens at seven, ask for lost property. In my day it was the second shelf on the left, and always an umbrella on top.
- brassed_off 22 2d **Back home.** It was on the second shelf on the left. Under an umbrella.

@ lostfound keys-quay barista_bo 2026-03-10 12:20 6 flair=lost photo=keys-and-wallet
# [FOUND] Bunch of keys, outside The Bollard
Five keys and a thing to open bottles. They are behind the counter until we close at half past five.
~~
- weld_done 3 4h Describe the opener?
-- barista_bo 4 4h You describe it.
--- weld_done 6 4h A shark. I welded the tail back on.
---- barista_bo 8 4h Come and get your shark.

@ lostfound cat-biscuit nightdispatch 2025-12-15 17:45 48 flair=home photo=orange-cat-on-sofa
# [LOST] Ginger cat, Tanner’s Row, answers to nothing
Out since the morning through a window that was open for ten minutes. Large. Believes that he lives in every flat of the house.
~~
- tram34 21 20m He is on my radiator. He was here when I woke from my nap.
-- nightdispatch 26 22m Again.
- half_a_ladder 9 1h {id=addr-2} If he gets out again, he also comes to us, flat 4, 27 Tanner’s Row, kitchen window. We do not feed him. Much.

@ lostfound phone-ferry early_boat 2026-02-02 09:12 5 flair=home
# [FOUND] Telephone on the 07:15, cover with a lemon
Handed to the crew.
~~
- crema_della 8 3h My lemon!! Thank you.

@ crumb best-bread-town tidal_newbie 2026-03-06 09:00 47 flair=buy
# New here: where do you buy bread when you do not bake?
One answer each, please, I have a tram map and a Saturday.
~~
- crust_first 25 20m Nasser’s Bakery, Juniper Steps. The flatbread, before nine.
-- oven_glove 6 1h And from 1 April in Halt Road.
- stay_quiet 13 35m Millwheel Bakery for rye. Nothing else comes close to that rye.
- steps_nuria 11 40m Nasser’s. I live on the steps, I know when the oven opens by the smell.
- gullible 2/9 1h The supermarket. It is all flour.
- leek_week 9 1h Wheatsheaf Loaves in Fennel Park, the seeded one.
- tram34 17 2h Nassers, since 1994. It was forty pence.
-- crust_first 7 2h It will be again, for a week, in the new shop.
- early_boat 6 3h Quay Crumb opens at half past six, and that is its whole secret.
- zaatar_3 12 5h مخبز ناصر طبعاً، خبز الصاج يوم الجمعة.
- flour_and_salt 10 8h {mod} I bake, but when I am ill: Millwheel.
- noodle_112 8 11h 面包我不懂，早上的芝麻烧饼去 Nasser，刚出炉。
- kerning_kat 4 1d Dough & Dyke, for the lettering on the window and then for the buns.
- p_value 5 2d Counting only answers at the top, I see Nasser’s ahead. Mine is Nasser’s too.

@ crumb best-bread-2025 quill_pen 2025-05-03 10:10 19 flair=buy
# Best loaf in the bay?
~~
- crust_first 8 1h Nasser’s.
- stay_quiet 7 2h Millwheel.
- gullible 1/3 4h Toast.

@ crumb dense-loaf soft_cheese 2026-03-10 19:30 20 flair=help photo=dish-bread
# Dense as a doorstop: 68 % hydration, gas oven at 220
Strong white from The Larder, 500 g flour, 340 water, 10 salt, starter “ripe I think”. Rose four hours on the boiler.
~~
- flour_and_salt 19 25m {mod} “Ripe I think” is the problem in most doorstops. Drop a spoon of it into water. If it sinks, wait.
-- soft_cheese 3 28m It sank. It sank like Derek.
-- cold_toes_club 9 1h Derek floats.
- oven_glove 14 1h Four hours on a boiler is either too long or too short, feel the dough and not the clock. Also Larder strong white is 11.5 % protein, that is on the weak side; Saltpan has a 13 % at £1.85 a kilo.
- crust_first 6 2h Steam. A tray of water for the first fifteen minutes.
- gullible 0/6 3h More yeast.
-- flour_and_salt 12 3h There is no yeast in it.
- soft_cheese 22 37h **Update:** waited until the spoon floated, 13 % flour. It has holes. I held it up to the window and looked at the street through it.

@ crumb flour-price ledger_lena 2026-02-16 06:40 15 flair=buy
# Strong white by the sack: who is cheapest now?
~~
- oven_glove 13 20m Timber Street Grocers, £17.20 for sixteen kilos. Bring your own arms.
- stay_quiet 4 2h Saltpan is £1.85 a kilo loose, so £29.60 for the same.
- crust_first 3 4h Larder £2.10, but it is eleven steps from my door.

@ crumb starter-name crust_first 2026-01-05 08:08 33/1 flair=loaf
# What is your starter called?
Mine is Clint Yeastwood and I have been asked to stop.
~~
- soft_cheese 14 10m Bread Pitt.
- flour_and_salt 9 20m {mod} No.
- knot_today 17 1h Dough-seidon, ruler of the seas.
- meeple_maria 11 2h Settlers of Crouton.
- tinker_tess 6 1d Mine has no name and performs better than all of yours.

@ crumb oven-stone weld_done 2025-12-20 18:30 11 flair=help
# Steel plate instead of a stone: 6 mm enough?
Gas oven, I make pizza at 250, hydration 65.
~~
- oven_glove 9 1h Six is good. Eight is better and will take your foot off one day.
- flour_and_salt 5 3h Get the mill scale off first.
`;
