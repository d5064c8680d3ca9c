// Over 300 lines: threads, written by hand.
/** Chinese, Spanish, Arabic; signs, neighbours, and what has fallen asleep. */
export const tongues = `
@ haiwan noodle-hours 海边的林 2026-03-09 19:20 18 flair=eat
# 九鲤面馆星期二开门吗？
上次去吃了闭门羹，网上说每天都开。
~~
- noodle_112 22 15m {mod} 星期二休息。星期一、三、四十一点半到九点半，五六到十点半，星期天十二点到九点。网上那个不是我们写的。
-- 海边的林 5 20m 谢谢老板！红烧牛肉面还是九块八吗？
--- noodle_112 14 25m 堂食九块八，面粉涨了也先不动。
- 港口数据 7 1h {mod} 外卖平台上是十块九，差在配送和抽成，堂食划算。
- 药香 5 3h 星期五晚上要排队，六点前去。

@ haiwan gp-registration 小潮 2026-03-04 11:00 15 flair=ask
# 刚来，怎么注册家庭医生？
英文不太好，听说可以要翻译？
~~
- 药香 19 30m 可以，免费。Northgate Clinic 登记的时候在表格第二页勾“interpreter”，下次预约就会有人电话翻译。
-- 小潮 6 40m 要带什么？
--- 药香 12 45m 护照、住址证明（水电账单就行），大约二十分钟。工作日八点开门，别星期一早上去。
- gullible 0/4 2h Just speak louder.
-- 港口数据 16 2h {mod} No.

@ haiwan chinese-school 灯下 2026-02-20 20:30 12 flair=live
# 星期六中文班还有名额吗？
孩子七岁。
~~
- 港口数据 9 1h {mod} 图书馆二楼，星期六十点到十一点半，一学期四十五镑。还有三个位子（周五问的）。
- zhou_clay 6 4h 下课可以直接来捏泥巴，孩子们一般不愿意走。
- 灯下 4 3d 报上了，谢谢。

@ haiwan rice-cooker 小潮 2026-03-10 22:10 9 flair=live
# 电饭煲坏了，附近谁修？
指示灯亮，不加热。
~~
- 灯下 7 40m 多半是保险丝，Orchard 会堂每月第一个星期二有修理之夜，六点到九点，免费。
- 海边的林 5 9h 自己别拆，插头先拔掉。Boiler Street 星期六那位老先生只修缝纫机和鞋，我问过。

@ haiwan moon-cake 药香 2025-09-30 18:00 20 flair=eat
# 今年谁做月饼？
~~
- noodle_112 13 1h {mod} 我做，莲蓉双黄，三镑一个，订满五十个截止。
- 小潮 4 2h 订六个！

@ haiwan exchange-spam quick_yuan 2026-03-01 03:14 1/6 flair=live removed=港口数据|换汇一律删除|40m
# 汇率好，私聊
换汇，速度快。

@ hablamos intercambio tilde_y_sal 2026-03-08 13:00 16 flair=quedada event=2026-03-17T18:00|2026-03-17T19:30|Casa_Tilde,_Chandler_Street
# Intercambio de los martes, antes de que abra la cocina
El martes a las seis. Media hora en español, media en inglés y lo que sobre, en croquetas. Café 1,80 £.
~~
- lunes_1830 9 1h Mis alumnos del lunes van de cabeza. Que nadie les corrija el subjuntivo hasta el segundo café.
- half_a_ladder 6 3h Voy, pero entiendo más que hablo. ¿Vale?
-- tilde_y_sal 11 3h Vale doble.
- rosquilla 4 1d ¿Y los que echamos de menos el sol?
-- tilde_y_sal 8 1d Ponemos la lámpara amarilla.

@ hablamos aceite rosquilla 2026-02-24 17:40 12 flair=comer
# ¿Dónde compráis aceite de oliva que no cueste un riñón?
~~
- sarten_y_sol 14 30m Bodegas Almendral por Bazari: garrafa de cinco litros, 41 £, llega en cuatro días.
-- rosquilla 3 1h Me da pena por el riñón, pero pica menos.
- lunes_1830 5 4h En The Larder lo hay a 9,20 el litro. Para ensalada, sí; para freír, duele.
- gullible 0/3 9h Butter.

@ hablamos subjuntivo tidal_newbie 2026-03-10 08:00 8 flair=duda
# “Busco un piso que tiene” o “que tenga”?
Es para un anuncio, corregidme por favor.
~~
- lunes_1830 17 20m **Que tenga**, porque todavía no lo conoces. Cuando lo encuentres: “tengo un piso que tiene patio”.
-- tidal_newbie 6 30m ¡Ojalá tenga patio!
--- lunes_1830 9 32m Y ese subjuntivo te ha salido solo.

@ hablamos roscon sarten_y_sol 2026-01-04 12:30 19 flair=comer
# ¿Quién vende roscón este año?
~~
- tilde_y_sal 12 1h Nosotros, doce, 14 £, hasta mañana. La sorpresa es una gaviota.
- rosquilla 9 2d Me ha tocado la gaviota.

@ hablamos viaje-villaclara half_a_ladder 2025-10-20 21:00 9 flair=duda
# Villaclara en noviembre: ¿llueve?
Vamos cuatro días.
~~
- sarten_y_sol 8 1h De lado.
- rosquilla 5 3h Llevad botas y probad los buñuelos de la plaza.

@ matbakh molokhia zaatar_3 2026-03-07 15:10 21 flair=wasfa photo=dish-lentil-stew
# ملوخية ناشفة لأربعة أشخاص
٦٠ غراماً من الورق الناشف، لتر من مرق الدجاج، رأس ثوم كامل، ملعقتا كزبرة. الطشة آخر شيء، ولا تغلوها بعدها.
~~
- bayt_bahri 12 40m من أين الورق؟
-- zaatar_3 14 45m من الدكان الصغير في شارع جونيبر، كيس ٢٠٠ غرام بأربعة جنيهات وثمانين.
- masra7 7 3h أنا أزيد ليمونة، ولا أعتذر.
-- zaatar_3 10 3h مسموح.

@ matbakh pomegranate bayt_bahri 2026-02-28 19:00 11 flair=sual
# دبس الرمان: هل يوجد في البلدة بدون سكر؟
~~
- lugha_wa_baHr 9 1h في Saltpan Wholefoods، الزجاجة بخمسة جنيهات وعشرين. اقرأ الملصق، نوعان منهما فيهما سكر.
- masra7 4 2h وفي سوق كوبريدج يوم الأربعاء أرخص بجنيه.

@ matbakh bread-time masra7 2026-03-10 21:20 13 flair=sual
# متى يخرج خبز الصاج عند ناصر؟
~~
- zaatar_3 16 20m الجمعة من السابعة حتى ينتهي، وينتهي عادة قبل التاسعة. الاثنين مغلق.
-- masra7 5 25m يعني أضبط المنبه.

@ matbakh iftar-table bayt_bahri 2026-03-01 12:00 17 flair=sual event=2026-03-14T18:00|2026-03-14T21:00|Tidal_Hall
# مائدة مشتركة في تايدل هول، السبت ١٤ مارس
كل واحد يحضر طبقاً. الباب من السادسة.
~~
- zaatar_3 9 1h الخبز عليّ.
- masra7 6 2h المفتاح معي، والقاعة مدفأة هذه المرة.

@ ghostsigns walk-poll half_a_ladder 2026-03-08 19:00 14 open=3d
# [Old Quay] Which wall first on our spring walk?
Suggestions came from the comments of the February thread. Whoever suggested the wall with the most votes gets the flask of tea and chooses the date.
* 6 Soap Works gable, Cooperage Lane
* 11 Boot blacking, Castle Street
* 9 Tea merchant, Mill Lade
* 4 Ropemakers’ number 12
~~
- serif_and_sons 5 1h {mod} I abstain, I own a ladder on that street.
- kerning_kat 4 3h Voted for the one with the wrong apostrophe.

@ ghostsigns walk-ideas half_a_ladder 2026-02-22 11:00 12
# [Old Quay] Suggest a wall for the spring walk
One wall each. I make a poll of it in March.
~~
- fog_and_focus 7 1h The tea merchant over Mill Lade. Evening light, please.
- inky_thumb 6 2h {id=idea-boot} Boot blacking in Castle Street, the one with the polished shoe that has lost its toe.
- tram34 8 5h Soap Works gable. I read it every day for thirty-four years, it says “LATHERS EVEN IN SALT WATER”.
- stay_quiet 3 9h Ropemakers’ number 12.
- serif_and_sons 4 1d {mod} All noted.

@ ghostsigns soap-gable tram34 2026-03-05 14:20 19 flair=found photo=tram-in-old-street
# [Saltmarsh] Soap Works, repainted twice, about 1911 and 1934
You can see the older S under the younger one. I know the second date because my father held the rope.
~~
- serif_and_sons 11 1h {mod} Best source there is.
- kerning_kat 6 2h That S is wider than its neighbours. He ran out of wall and cheated at the end.

@ ghostsigns enamel-seller brass_monk_ey 2026-03-10 13:05 1/5
# [Northgate] Enamel sign, tobacco, £65, collect from me
Nice condition. No time wasters. Cash only.
~~
- serif_and_sons 4 1h Have you read the rules?

@ ghostsigns faces-castle snaps_4_you 2026-03-11 16:40 2/3 flair=found photo=selfie-town-day
# [Old Quay] Boot sign with some lads eating chips
Funny faces, look at the one on the left! I think about 1890 because it looks old.
~~
- stay_quiet 3 2h I know one of them. He would not like it.

@ ghostsigns nobracket-tea fog_and_focus 2026-03-11 18:05 8
# [Old Quay] Tea merchant at Mill Lade in the fog
About 1905: the telephone number has two figures, and the exchange here had ninety-nine lines until 1907.
~~
- kerning_kat 5 1h The figures are lovely.
- quill_pen 2/3 2h It should be “merchants’”. Illiterates, all of you and all of them.
- serif_and_sons 6 2h {id=civil-ok} I would have put the apostrophe elsewhere too, but he had a ladder and a deadline.

@ ghostsigns lettering-age kerning_kat 2026-03-09 10:30 9 flair=which
# [Brackwater] “…LY & SON, COL…”, what did it say?
Sluice Yard, above Unit 7. Block letters with a spur on the G. I think 1920s by the spur, but no source.
~~
- press_and_pull 7 2h Daly & Son, Colours. They sold ink. I still have a tin.
- serif_and_sons 5 3h {mod} That is a source, then.
- brass_monk_ey 0/4 1d {id=monk-insult} Only an idiot needs to be told that.

@ ghostsigns cooperage-date stay_quiet 2026-03-03 09:00 7 flair=found photo=marble-statue
# [Saltmarsh] Cooper’s arms in the wall, 1760?
Not painted, carved. If it does not belong here, tell me and I take it away.
~~
- serif_and_sons 6 1h {mod} It belongs. It says something on a wall.

@ ghostsigns gone-ropewalk press_and_pull 2026-01-19 17:00 13 flair=faded
# [Old Quay] The rope sign is under white paint since Friday
Nobody was asked. It was the only one with a hand that points.
~~
- tram34 9 40m That hand showed three generations where the pub was.
- oak_officer 5 2h It was not listed. I checked because I was cross.
- half_a_ladder 6 4h I have a drawing of it from 2019, full size. If somebody has the wall, I have the hand. Write to me, or just come by, flat 4, 27 Tanner’s Row.
-- ledger_lena 4 5h My wall on Chandler Street is free, and I mean this.

@ ghostsigns welcome half_a_ladder 2023-10-01 12:00 22 pin
# [Old Quay] Welcome, and how to photograph a wall
Stand where the painter stood. Morning light for a wall that looks east. District in brackets, so that we can make a map one day.
~~
- serif_and_sons 8 2h {mod} And look behind drainpipes.

@ tannersrow bell-flat6 ropewalk_rosie 2026-03-10 18:00 9
# The bells of number 27 are repaired
Flat 6 rings in flat 6 again. The man said it had been wired by a poet.
~~
- nightdispatch 5 6h I noticed at eleven in the morning, thank you.

@ kitesbay last-kite strandline 2025-05-25 16:00 12
# Wind four, sun, eleven kites and a dog in the lines
~~
- knot_today 6 1h The dog flew quite well.

@ kitesbay repair-spar weld_done 2025-03-30 10:30 5
# Carbon spar snapped, sleeve or new?
~~
- strandline 4 2h Sleeve, and sand it first.

@ stampers swap-sheet inky_thumb 2025-11-09 19:30 14 photo=goods-notebook-blue
# Autumn swap sheet is out: nine blocks, one with a fingerprint
The fingerprint is mine and it is staying.
~~
- kerning_kat 5 1h It is the best block.

@ stampers lino-warm press_and_pull 2025-10-12 09:10 8
# Warm the lino on a radiator first
~~
- inky_thumb 4 2h Or sit on it.

@ coffeewalks january second_screwdriver 2026-01-04 08:30 10 event=2026-01-11T10:00|2026-01-11T11:30|Fennel_Park_Bandstand
# First walk of the year, Sunday the 11th
To The Bandstand Café and back round the pond.
~~
- crab_apple 4 1h I come for the back round.
- half_a_ladder 3 2d I was there. Cold, good, ducks.
`;
