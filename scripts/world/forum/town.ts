// Over 300 lines: threads, written by hand.
/** Ask the Bay, fixing, boats. */
export const town = `
@ askthebay cargo-bike-new tidal_newbie 2026-03-12 08:52 4 flair=newhere
# Moving to the Isle for spring, can I take a cargo bike on the ferry?
First week here, so forgive me if this is asked daily. Long tail, 2.4 metres, kid seat. Is there a fee and do I have to book? The ferry page says “bicycle” and I am not sure mine is one.
~~
- crab_apple 3 20m It is asked monthly, not daily. There is a good thread on exactly this, I just cannot find it from the bus.
-- tidal_newbie 2 24m If anybody has the link I would be grateful! I saw one that says £1 but it looks old.
- gullible 1/2 31m Just roll it on. Nobody checks.

@ boats cargo-bike-2024 lee_shore 2024-05-18 17:05 58/2 flair=info
# Cargo bikes and tandems on the ferry: what I was told at the pier
Asked at the window today. A cargo bike counts as a bicycle, **£1.00** each way, and you do not book. Not on the 07:15, because of the post trolleys. Hope this saves somebody the queue.
~~
- pier_three 21 2h {mod} Correct as of today. Thank you for asking instead of guessing.
- granny_gear 14 5h Bring a strap. The rail on the Merrow is smooth and boats lean.
- saltandspokes 9 1d And let some air out of the tyres if you have rim brakes and it is hot. No, really.
- tandem_tilly 6 3d Confirmed with a tandem. They laughed, but kindly.

@ boats cargo-bike-2026 lee_shore 2026-01-22 12:40 77/1 flair=info pin
# Cargo bikes on the ferry, UPDATED for 2026
My post of 2024 is out of date, and people still find it, so here is the new state, from the window and from the fares page:

- A cargo bike is a bicycle. **£1.50** each way.
- You have to *ask for a place* the day before if it is longer than two metres. By telephone, 01632 960120.
- It may go on any sailing now, also the 07:15. The post goes on the 09:00.

**Update, 3 February:** confirmed again after the new ramp.
~~
- pier_three 30 1h {mod;pin} This one holds. Please link here, and not to the thread of 2024.
- granny_gear 16 3h The strap advice has not changed. Bring a strap.
-- knot_today 7 4h A strap and a bowline. Two things fail, one of them is you.
- gullible 2/9 9h I have never asked for a place and never been turned away.
-- wheelhouse_sam 25 10h You were on boats with nobody else. On a Saturday in May you stay on the pier and look sad. I have seen it.
--- gullible 1/4 11h We will see.
- tandem_tilly 5 2d Tandem is 2.3 metres, asked on Thursday for Friday, no trouble, very polite man.

@ boats return-fare half_a_ladder 2026-02-24 19:12 19 flair=info
# Cheapest way to the Isle and back in one day?
We are six for a weekend at the end of March and somebody in our group insists on a spreadsheet. Return, ten trips shared, or singles? Does the ten-trip ticket work for several people at once?
~~
- pier_three 22 40m {mod;id=fare-right} Return is **£11.20**, single £6.40, ten trips £48.00. The ten-trip ticket may be shared, the machine simply counts down. So six people there and back is twelve trips: one ten-trip ticket and two singles, £60.80. Six returns would be £67.20.
-- half_a_ladder 6 55m The spreadsheet says thank you.
-- knot_today 4 2h And if two of you walk off in a sulk you have saved even more.
- half_a_ladder 5 3h {id=fare-wrong} For anybody who finds this later: return is £10.40, and the ten-trip ticket can be shared between people.
-- lee_shore 3 20h I think you have last year’s price there, have another look at what pier_three says.
- crab_apple 2 1d Children under fifteen are half of it. Under four free, if you can prove that they are under four, which mine does loudly.

@ boats cable-delay fog_and_focus 2026-03-12 08:34 36/1 flair=delay
# 07:15 and 09:00 late today, charging cable would not let go
Standing on Pier 3 since ten to seven. The plug of the Merrow is stuck. There is a man with a crowbar and a crowd with opinions. I took pictures of both.
~~
- wheelhouse_sam 18 8m I am one of the people next to the man with the crowbar. Please stop asking whether we tried switching it off and on.
-- knot_today 22 12m Did you try switching it off and on?
--- wheelhouse_sam 31 13m Twice.
- early_boat 5 15m They are giving out coffee by the ticket window.
-- gullible 4/1 21m I am only here for the coffee. I thought it was a queue for something.
- pier_three 11 40m {mod} From the 11:30 they expect to keep to the timetable. I will lock this when it is over.
- lee_shore 3 52m Connections for the bus at North Landing wait, says the driver. Which he has to, there is only one bus.

@ boats bank-holiday knot_today 2026-03-02 20:10 12 flair=info
# Easter Monday: weekday or weekend boats?
Website says “timetable as usual”. As usual *what*?
~~
- lee_shore 15 1h Public holidays run as Sundays. 09:00, 11:30, 14:00, 17:15 from Pier 3.
-- pier_three 12 2h {mod} Yes. Nothing at 07:15, whatever the app says.
- early_boat 4 5h Last year I believed the app. I had a long breakfast on the pier.

@ boats wind-eight crab_apple 2026-01-16 07:22 41 flair=delay lock
# Everything cancelled, wind nine, stay in bed
Locking my own door too.
~~
- pier_three 19 10m {mod} No sailings before 14:00, then we see. I lock this so that the news is on top and the jokes are below.
- knot_today 28 4m The gulls are flying backwards.
- gullible 3/11 6m It is not that bad.
-- wheelhouse_sam 33 8m It is that bad.

@ boats mooring-fees strake 2025-06-11 21:00 17
# Visitor mooring at the Boatyard: £14 or £18 a night?
Sign says fourteen, the man says eighteen.
~~
- weld_done 12 2h Fourteen up to nine metres, eighteen above. The sign lost its second line in January. I have the paint, I do not have the ladder.
-- strake 3 3h Nine point two. Naturally.

@ boats harbour-boat-dogs terrier_terror 2026-02-07 10:30 9
# Do dogs pay on the Harbour Boat?
On the Isle ferry it is a pound. The little one from Saltmarsh Dock?
~~
- early_boat 8 30m Free, on a lead. Mine has been across more often than I have.
- gullible 1/6 2h A pound, same as everywhere.
-- pier_three 9 3h {mod} Free. It is a different company, please do not spread this again.

@ askthebay dentist-nervous soft_cheese 2026-03-09 21:15 24 flair=answered
# Dentist for somebody who has not gone in eleven years
No judgement please, I do that myself. Saltmarsh or anywhere on the tram.
~~
- marsh_mallow 28 30m Brackwater Dental, 19 Sluice Road. Ask for a first talk without treatment, they do that. It is two minutes from the tram and she explains everything before she moves.
-- soft_cheese 9 50m Just reading “before she moves” helps. Thank you.
- tram34 17 1h Eleven years is nothing. I went in after twenty-six. The trick is to tell them at the door.
- p_value 6 3h Seconding Brackwater. Weekdays eight to five only, so you will need an hour off.
- gullible 1/8 4h Cloves.
- nora_of_northgate 9 5h {mod} Cloves are not a dentist.
- soft_cheese 33 2d **Update:** went. Two fillings, no lecture. They do weekdays 08:00 to 17:00 and the first talk was free. I cried a bit in the tram, the good kind.

@ askthebay library-hours stay_quiet 2026-03-10 16:22 8 flair=open
# Is Lantern Hill Library really open till eight on Mondays?
The sign on the door is from before the roof.
~~
- stamp_and_shush 16 25m Mondays and Thursdays nine to eight. Tuesday, Wednesday until six, Friday until five, Saturday ten to four. The sign is on my list.
-- stay_quiet 4 40m How do you know so exactly?
--- stamp_and_shush 21 44m I have the keys.
- one_more_reel 3 2h And there is a returns box by the bicycle stand that nobody ever finds.

@ askthebay library-hours-old quill_pen 2024-09-03 11:11 12 flair=answered
# Library opening times?
For Lantern Hill.
~~
- crab_apple 5 1h Nine to six every day, Saturday to one.
- stay_quiet 2 1d Worked for me on a Friday at half past five.

@ askthebay warm-white-lamps noctua_lane 2026-03-11 20:05 63/9 flair=open
# The new quay lamps: has anybody actually filled in the survey?
The council votes for brighter lamps, the paper says the survey decides the colour, and everybody I ask has an opinion and nobody has filled it in. It runs until 31 March. It is six questions.
~~
- moon_on_tuesday 31 15m I have. Warm white, shielded, off after one. Blue light is why you cannot see the Pleiades from your kitchen.
-- gullible 3/12 20m Who needs the Pleiades in a kitchen?
--- moon_on_tuesday 27 31m Everybody.
- tram34 29 35m I drove a tram past the old lamps for thirty-four years and never hit anybody. Brighter is not safer. Brighter is brighter.
-- marsh_mallow 12 1h With respect, you had a bell.
--- tram34 40 1h That is the best argument anybody has made.
- steps_nuria 22 2h Nobody lights the steps at Anchor Passage. I carry a bag and a child down there at six in the morning. Put one lamp there and paint it whatever colour.
-- oak_officer 18 3h There is a comment box on page two. If forty people write “Anchor Passage” they have to minute it. I happen to know how that works.
--- steps_nuria 9 3h Forty people, please.
- ledger_lena 5/2 4h £184,000 for forty-six lamps is four thousand each. For comparison, I paid £310 for mine, on a house.
- kerning_kat 7 6h The survey form itself is set in three typefaces. I filled it in anyway.

@ askthebay parking-card new_keys 2026-03-05 09:05 11 flair=answered
# Resident parking card: how long does it take?
Registered on the council site on Monday. Nothing yet.
~~
- granny_gear 8 20m Five working days, and the mail goes to spam.
- new_keys 5 4d It had gone to spam. Six days. Thank you.
- gullible 0/5 5h Buy a bicycle.

@ askthebay gp-register tidal_newbie 2026-03-08 12:00 7 flair=newhere
# How do I register with a doctor here?
New in Brackwater.
~~
- nora_of_northgate 9 15m {mod} Basin Health Centre if you live in Brackwater, otherwise Northgate Clinic, 77 Northgate Street, weekdays from eight, Saturdays nine to twelve. Bring something with your address.
- marsh_mallow 4 1h Basin has the shorter list. Northgate has physios in the house, one of whom is worth the tram.

@ askthebay shoes-resoled brogue 2026-02-28 14:30 15 flair=open
# Resoling, who still does it?
The cobbler on Keel Row has become a nail bar.
~~
- tram34 12 1h Boiler Street Market, Saturdays, the stall with the brass foot. Bramwell. Does shoes and sewing machines and talks about neither.
- kerning_kat 5 2h Third for Bramwell. Bring cash and patience.
- barrow_and_sons 4 6h The heel bar in the station is quick and awful.

@ askthebay where-to-print resume_rae 2026-03-03 18:18 6 flair=answered
# Somewhere to print four pages this evening?
Interview tomorrow, printer dead.
~~
- stamp_and_shush 11 6m Central Reference Library till eight tonight, ten pence a page. Ours closes at six on a Tuesday.
- resume_rae 9 1d Printed. Got the job. Ten pence each.

@ askthebay fireworks-noise terrier_terror 2026-01-02 08:08 20/6 flair=open lock
# Fireworks again at three in the morning
Not the official ones. Who?
~~
- gullible 2/14 10m Me, probably.
- nora_of_northgate 8 1h {mod} Names are being posted, so this is locked.

@ askthebay tap-water brita_no 2025-11-20 19:40 13 flair=answered
# Does the tap water taste of pond in Fennel Park?
Since Monday.
~~
- leek_week 9 30m Reservoir turnover, happens every November for about a week. Harmless.
- brita_no 6 8d Gone after nine days, to be exact.

@ askthebay kettle-descale crust_first 2026-01-30 08:50 9 flair=answered
# Kettles: vinegar or the sachet?
The water is like chalk up on Lantern Hill.
~~
- second_screwdriver 10 40m Citric acid, a spoon, ten minutes, rinse. Vinegar works and then your tea is salad.
- tinker_tess 4 2h From Saltpan Wholefoods by the scoop, about a pound.

@ fixing sewing-machine thimble 2026-03-07 11:20 44 flair=whom
# Who repairs sewing machines? Old iron one, timing slipped
Inherited, black and gold, weighs like a pig. It sews four stitches and then makes a bird’s nest. I have oiled, re-threaded and sworn. Whom can I trust with it? I would pay up to £60.
~~
- dovetail_y 22 25m {id=rep-halt} **Ottoline at the Halt**, two doors from the laundry. Quick, neat, fixed our overlocker in a day for £35.
-- needle_point 14 1h Also happy with Ottoline, twice.
-- hemline_hal 18/1 5h Careful. She kept mine for seven weeks and lost the bobbin case, and then I paid £20 for another one.
-- quilt_guilt 9 1d Same wait here. Lovely work, but seven weeks is right.
--- thimble 4 1d Hm. I need it before the school play.
- tram34 26 40m {id=rep-bramwell} Bramwell on Boiler Street Market, Saturdays only. He did my late wife’s machine in 1998 and again last spring. £28 and he would not take a tip.
-- needle_point 11 2h Bramwell for the timing, yes. He has the gauge for it.
-- kerning_kat 9 3h He did mine while I waited and drank his tea. Thirty pounds.
-- quilt_guilt 7 1d Yes to Bramwell. Go before ten, there is a queue.
- stitch_and_spark 2/9 4h {removed=No_advertising} Hello all, we at Stitch & Spark offer a spring service at half price!
- lee_shore 8 6h {id=rep-stitch} Stitch & Spark in Northgate were fine for a modern one. They told me honestly that they do not do iron ones.
- gullible 2/17 7h Turn the wheel backwards by force until it clicks. Worked for me.
-- second_screwdriver 30 7h {mod} It clicks because something broke. Please do not.
- crab_apple 12 9h {id=rep-mulvane} Old Mr Mulvane at Plover Road has hands of gold, my mother swore by him.
-- hemline_hal 15 11h Mulvane stopped in the autumn, his eyes. He sends everybody to Boiler Street.

@ fixing sewing-machine-2 crochet_colm 2026-02-11 18:45 12 flair=solved
# Sewing machine stuck on reverse
Solved, see below.
~~
- second_screwdriver 9 30m Lever spring. Take off the end cover, four screws, look for a hook that has slipped.
- crochet_colm 14 1d **It was the spring.** Could not get it back by myself; Bramwell at Boiler Street hooked it in five minutes and charged me nothing, “because you had the right idea”.
- needle_point 5 2d That is him all over.

@ fixing radio-hum valve_amplified 2026-03-10 20:30 29/1 flair=question
# Valve radio hums, and the hum is louder when the kettle is on
Orrery R12, about 1957. Plays, with a hum at the mains frequency. Is this capacitors?
~~
- second_screwdriver 24 20m {mod} Smoothing capacitors, very likely. Those hold a charge after you pull the plug. If you have not done it before, please do not open it.
-- valve_amplified 6 30m I have not. I will not.
- wheelhouse_sam 11 50m Weir Sound used to do these, but Jonas moved to Port Ellery. He still answers messages, I hear.
- nightdispatch 8 6h I listen to one of these at work, at four in the morning. The hum goes if you earth it properly. Get somebody to check the earth first, it is cheaper than capacitors.
-- second_screwdriver 12 7h Good point, and free.
- gullible 1/19 8h Touch the capacitor with a screwdriver to discharge it. Bang, done.
-- second_screwdriver 26 8h {mod} Removed twice already in other threads. This one I leave so that people see the answer: people have died of this.
- valve_amplified 16 1d **Update:** earth wire was off. Hum is down to a purr. Capacitors will come in summer, by somebody else.

@ fixing boiler-pressure cold_front 2026-02-03 07:40 33 flair=solved
# Boiler loses pressure every night, 1.4 to 0.6
No puddle. Landlord says “top it up”.
~~
- pipe_dream 20 15m Expansion vessel, or a weep on the hot pipe where it evaporates. Write down the pressure morning and evening for a week, then nobody can argue.
- cold_front 6 8d I did. Here is the week: 1.4, 0.9, 0.7 and so on. Landlord sent Mulgrew.
- cold_front 25 10d **Solved.** Expansion vessel. Mulgrew pumped it up, £65, paid by the landlord. Weekday mornings he answers the telephone himself.
-- marsh_mallow 9 10d Mulgrew is good. Slow to come and quick to leave.
-- gullible 1/7 11d Sixty-five pounds for pumping.

@ fixing zip-tent guyline 2026-02-20 13:13 18 flair=howto
# How to: a zip that opens behind the slider
Not the teeth. The slider has spread. Pliers, press both sides **a little**, try, press again. If it cracks you pressed too much and it was two pounds anyway.
~~
- thimble 8 2h This saved a coat this morning.
- knot_today 6 4h I pressed too much.
-- guyline 11 4h Two pounds, then. Needles & Co. no, wait, Ribbon stall at the Cooperage Market, Wednesdays and Saturdays, eight till one or two.

@ fixing phone-screen tinker_tess 2026-03-01 15:50 14 flair=whom
# Cracked phone glass, honest shop?
~~
- resume_rae 9 40m The kiosk at Station Parade: £70, one hour, they showed me the old part.
- p_value 7 3h Sample of one against: same kiosk, £70, touch died in a corner after three weeks. They did it again for nothing, to be fair.
- dovetail_y 4 7h The repair evening at Orchard Community Hall, first Tuesday of the month, six till nine. Bring the part yourself.

@ fixing chair-wobble dovetail_y 2026-01-18 10:00 52 flair=howto pin
# How to: the wobbling chair, without screws
Every second question here is a chair. Please:

1. Take the joint apart. Yes.
2. Scrape off *all* of the old glue. Warm vinegar.
3. New wood glue, thin, both sides.
4. A rope round the legs, a spoon, twist.
5. Leave it for a day. A **day**.

No screws. Screws split it, and then I meet it at work.
~~
- second_screwdriver 20 1h {mod} Pinned. I was guilty of screws until 2022.
- crab_apple 9 3h The spoon worked. I felt like a doctor.
- gullible 2/21 5h Screws hold better.
-- dovetail_y 35 5h For a year. Then you bring me two pieces of chair and one of your screws.
- hemline_hal 6 2d What about my grandmother’s glue, made of bones?
-- dovetail_y 18 2d Even better, you can undo it with steam. Smells of grandmother.

@ fixing espresso-drip crema_della 2026-03-05 07:55 21 flair=question
# Espresso machine drips from the group after I stop it
Home machine, two years old.
~~
- crust_first 12 25m Solenoid valve is dirty. Backflush with a blind filter, five times, then see.
- second_screwdriver 8 2h If there is no solenoid it simply does that for ten seconds. Which model? Rule one.
-- crema_della 3 3h Sorry. Capstan Piccola.
--- second_screwdriver 9 3h No solenoid. It drips. It is not broken, it is Italian in spirit.

@ fixing umbrella mizzle 2025-12-02 17:30 10 flair=question
# Umbrella rib snapped, worth it?
~~
- guyline 7 1h A piece of bicycle spoke and thread. Twenty minutes.
- gullible 3 2h Buy a hat.

@ fixing lawnmower leek_week 2025-09-14 16:05 8 flair=solved
# Mower starts, dies after a minute
~~
- weld_done 9 50m Fuel cap vent is blocked. Loosen the cap and try.
- leek_week 11 1h That was it. I had taken the carburettor out already. Twice.

@ fixing induction-click half_a_ladder 2026-01-27 20:44 16 flair=solved
# Induction hob clicks at low heat
Kirbeck Two-ring, second-hand. Is it dying?
~~
- second_screwdriver 13 20m No, that is how it makes a low heat: on, off, on. A heavier pan sings less.
-- half_a_ladder 5 40m {id=addr-1} It does. Thank you. I can come and fetch anybody’s dead hob for parts, by the way: flat 4, 27 Tanner’s Row, ring twice.
- nightdispatch 9 9h It is not dying. I hear it through the floor, it is very much alive.
-- half_a_ladder 12 10h Sorry!
`;
