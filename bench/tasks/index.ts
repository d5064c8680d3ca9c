export { activitiesOnDate, activityDuration, distanceInterval } from './fitness/ask-date.ts';
export { addCity } from './weather/add-city.ts';
export { addContact } from './contacts/add-contact.ts';
export { addEvent, addInTwoWeeks, addOnWeekday, addRepeating, addTomorrow } from './calendar/add-event.ts';
export { addFromNote, addFromNoteByTime, addRecipe, addRecipes } from './recipes/add.ts';
export { addHeader, addLine, rewriteNote } from './notes/change-text.ts';
export { addMultiple } from './expenses/add-multiple.ts';
export { addSingle } from './expenses/add-single.ts';
export { addSteps } from './todo/add-steps.ts';
export { addTask } from './todo/add-task.ts';
export { alarmBeforeEvent } from './cross/alarm-before-event.ts';
export { alarmIfRain } from './weather/alarm-if-rain.ts';
export { answerInvites } from './calendar/answer-invites.ts';
export { answerOnly } from './phone/answer-only.ts';
export { answerQuestion } from './messages/answer-question.ts';
export {
  anyOnDate,
  atTime,
  firstAfter,
  inTimeRange,
  nextEvent,
  nextWeek,
  nextWith,
  onDate,
  whereIs,
} from './calendar/questions.ts';
export { archiveOldSenders } from './messages/archive-old-senders.ts';
export { askAndAnswer } from './chat/ask-and-answer.ts';
export { askHours } from './phone/ask-hours.ts';
export { askWhatIsMissing } from './notes/ask-what-is-missing.ts';
export { askWhatToWrite } from './chat/ask-what-to-write.ts';
export { bedtime } from './clock/bedtime.ts';
export { binAll, binNewest, binOne } from './notes/clear-out.ts';
export { binLargest } from './files/bin-largest.ts';
export { binTagged } from './notes/bin-tagged.ts';
export { blockNuisance } from './phone/block-nuisance.ts';
export {
  bluetoothOff,
  bluetoothOn,
  bluetoothSurelyOff,
  bluetoothSurelyOn,
  wifiOff,
  wifiOn,
  wifiSurelyOff,
  wifiSurelyOn,
} from './settings/radios.ts';
export { bookmarkInto, clearBrowsing, closeAllBut } from './browser/keep.ts';
export {
  brightnessLeast,
  brightnessMost,
  brightnessSurelyLeast,
  brightnessSurelyMost,
} from './settings/brightness.ts';
export { callBackMissed } from './phone/call-back-missed.ts';
export { categorySum } from './expenses/category-sum.ts';
export { changeNumber } from './contacts/change-number.ts';
export { cityTime } from './clock/city-time.ts';
export { clearHistory } from './calculator/clear-history.ts';
export { closingTime } from './maps/closing-time.ts';
export { codeByText } from './files/code-by-text.ts';
export { compareWeeks } from './fitness/compare-weeks.ts';
export { completeOne, completeOneMissing } from './todo/complete-one.ts';
export {
  completedOnDate,
  dueNextWeek,
  dueOnDate,
  highOnDate,
  highPriority,
  incompleteOnDate,
} from './todo/ask-date.ts';
export { contactPortrait } from './camera/contact-portrait.ts';
export { convertUnits } from './calculator/convert-units.ts';
export { copyDayToAlbum, copyReceipt, screenshotsToAlbum } from './gallery/albums.ts';
export { copyText } from './settings/copy-text.ts';
export { countForWeek, longestOfWeek, timeOfWeek } from './fitness/ask-week.ts';
export {
  countPhotos,
  favouriteDay,
  favouriteNewest,
  keepFavourites,
  restorePhoto,
  setWallpaper,
} from './gallery/marks.ts';
export { countType } from './files/count-type.ts';
export { createEvent } from './calendar/create-event.ts';
export { createNote } from './notes/create-note.ts';
export { createPlaylist } from './music/create-playlist.ts';
export { croppedCopy, turnUpright } from './gallery/edits.ts';
export { currency } from './calculator/currency.ts';
export { dailyForecast } from './weather/daily-forecast.ts';
export { dateDifference } from './calculator/date-difference.ts';
export { deleteAlarm, deleteAlarmMissing } from './clock/delete-alarm.ts';
export { deleteCompany } from './contacts/delete-company.ts';
export { deleteCompleted, rescheduleOverdue } from './todo/clear-up.ts';
export { deleteCopies } from './files/delete-copies.ts';
export { deleteDoubles, deleteDoubles2 } from './expenses/delete-duplicates.ts';
export { deleteDuplicateActivities, fixActivityType, mergeParts } from './fitness/tidy.ts';
export { deleteDuplicates, deleteDuplicatesAmongNear, deleteDuplicatesInMany } from './recipes/duplicates.ts';
export { deleteEntry } from './calculator/delete-entry.ts';
export { deleteFile } from './files/delete-file.ts';
export { deleteMissed } from './phone/delete-missed.ts';
export { deleteMultiple, deleteMultiple2 } from './expenses/delete-multiple.ts';
export { deleteOccurrence } from './calendar/delete-occurrence.ts';
export { deleteOnDate, deleteOnWeekday, deleteOneEvent } from './calendar/delete-events.ts';
export { deleteOne } from './messages/delete-one.ts';
export {
  deleteRecipe,
  deleteRecipeAmongAlike,
  deleteRecipes,
  deleteRecipesAmongAlike,
  deleteRecipesWithIngredient,
} from './recipes/remove.ts';
export {
  deleteShort,
  moveTwo,
  renameSpoken,
  restoreMissingRecording,
  restoreOne,
} from './recorder/organise.ts';
export { deleteSingle, deleteSingleMissing } from './expenses/delete-single.ts';
export { download, findCount } from './browser/pages.ts';
export { downloadAlbum } from './music/download-album.ts';
export { downloadArea } from './maps/download-area.ts';
export { draftContact, nameAndNumber } from './contacts/name-and-number.ts';
export { draw } from './browser/draw.ts';
export { drawTrack } from './maps/draw-track.ts';
export { editQuantity } from './recipes/edit-quantity.ts';
export { editResponse } from './phone/edit-response.ts';
export { endRecurring } from './expenses/end-recurring.ts';
export { enterTimer } from './clock/enter-timer.ts';
export { equaliserBand } from './music/equaliser-band.ts';
export { eveningScreen } from './settings/evening-screen.ts';
export { expenseReceipt } from './camera/expense-receipt.ts';
export { expensesFromPicture, receiptToNote, recipesFromPicture, videoToNote } from './gallery/transcribe.ts';
export { exportAndMove } from './files/export-and-move.ts';
export { exportChosen } from './contacts/export-chosen.ts';
export { exportLongest, textLongest } from './fitness/longest.ts';
export { exportRange } from './expenses/export-range.ts';
export { fastestMode } from './maps/fastest-mode.ts';
export { favouritePlace } from './maps/favourite-place.ts';
export { favouriteQuick } from './recipes/favourite-quick.ts';
export { findResult } from './calculator/find-result.ts';
export { firstGap } from './calendar/first-gap.ts';
export { firstWarmDay } from './weather/first-warm-day.ts';
export { followArtist } from './music/follow-artist.ts';
export { formatThenRecord, recordAudio, recordMarked, recordNamed } from './recorder/record.ts';
export { forwardAddress } from './messages/forward-address.ts';
export { freeOrBusy } from './cross/free-or-busy.ts';
export { freshRates } from './calculator/fresh-rates.ts';
export { gigArtist } from './music/gig-artist.ts';
export { groupText } from './messages/group-text.ts';
export { howMany, howManyChecklists, howMuch, isChecklist } from './notes/questions.ts';
export { ifAskedBeQuiet } from './cross/if-asked-be-quiet.ts';
export { importNew as importExpenses } from './expenses/import-new.ts';
export { importNew } from './contacts/import-new.ts';
export { inOrder, sliderTo } from './browser/small-games.ts';
export { inviteTwo } from './calendar/invite-two.ts';
export { joinWifi, joinWifiRefused } from './settings/join-wifi.ts';
export { latestCode } from './messages/latest-code.ts';
export { likeShort } from './music/like-short.ts';
export { logFromNote } from './expenses/add-from-note.ts';
export { logWeight } from './fitness/body.ts';
export { longestSong } from './music/longest-song.ts';
export { lowestBattery } from './settings/lowest-battery.ts';
export { makeFolder } from './files/make-folder.ts';
export { makeGroup } from './chat/make-group.ts';
export { markPoint } from './maps/mark-point.ts';
export { maze } from './browser/maze.ts';
export { meetingGuests } from './cross/meeting-guests.ts';
export { meetingMinutes } from './calendar/meeting-minutes.ts';
export { mergeOne } from './contacts/merge-one.ts';
export { mergeThree } from './notes/merge-three.ts';
export { messageToNote } from './cross/message-to-note.ts';
export { minuteMore } from './clock/minute-more.ts';
export { missedSoText } from './cross/missed-so-text.ts';
export { missingForGoal, setWeeklyGoal } from './fitness/goals.ts';
export { monthToNote } from './fitness/total-to-note.ts';
export { moveByHour } from './calendar/move-by-hour.ts';
export { moveEntries } from './expenses/move-entries.ts';
export { moveFile } from './files/move-file.ts';
export { moveNote } from './notes/move-note.ts';
export { moveOld } from './files/move-old.ts';
export { movePlace } from './weather/move-place.ts';
export { moveSong } from './music/move-song.ts';
export { moveTagged } from './todo/move-tagged.ts';
export { multiply } from './browser/multiply.ts';
export { nearestOpen } from './maps/nearest-open.ts';
export { newFolder } from './notes/new-folder.ts';
export { newGroup } from './contacts/new-group.ts';
export { newNumberToContacts } from './cross/new-number-to-contacts.ts';
export { nextBirthday } from './contacts/next-birthday.ts';
export { noteAndText } from './cross/note-and-text.ts';
export { noteInList } from './maps/note-in-list.ts';
export { noteToFriend } from './cross/note-to-friend.ts';
export { noteToPlaylist } from './music/note-to-playlist.ts';
export { noteToTasks } from './todo/note-to-tasks.ts';
export { numberByText } from './cross/number-by-text.ts';
export { openApp, wifiAndApp, wifiOffBluetoothOn } from './settings/open-app.ts';
export { order } from './browser/order.ts';
export { parleyTimeToAlarm } from './cross/parley-time-to-alarm.ts';
export { pasteNote } from './notes/paste-note.ts';
export { photoAsSet } from './camera/photo-as-set.ts';
export { pinRota, pinRotaMissing } from './notes/pin-rota.ts';
export { planMeal } from './recipes/plan-meal.ts';
export { playbackSpeed, spokenNumber, sumLengths } from './recorder/ask.ts';
export { playingQueue } from './music/playing-queue.ts';
export { playlistDuration } from './music/playlist-duration.ts';
export { quietBefore } from './clock/quiet-before.ts';
export { quietHours } from './settings/quiet-hours.ts';
export { rainyDays } from './weather/rainy-days.ts';
export { rateTheirs } from './recipes/rate-theirs.ts';
export { recordActivity } from './fitness/record-named.ts';
export { recurringNew } from './expenses/recurring-new.ts';
export { removeLive } from './music/remove-live.ts';
export { removeWorkNumber, removeWorkNumberMissing } from './contacts/remove-work-number.ts';
export { renameByDate } from './files/rename-by-date.ts';
export { renameList } from './maps/rename-list.ts';
export { repeatShuffled } from './music/repeat-shuffled.ts';
export { repeatTask } from './todo/repeat-task.ts';
export { repeatWithEnd } from './calendar/repeat-with-end.ts';
export { replyLatest, replyToNumber, resendLast, sendClipboard, sendToNumber } from './messages/by-number.ts';
export { reportScam } from './messages/report-scam.ts';
export { repostFromFriend } from './chat/repost-from-friend.ts';
export { restoreMissing, restoreRight } from './files/restore-right.ts';
export { resultToNote } from './calculator/result-to-note.ts';
export { runStopwatch, stopwatchSurelyPaused } from './clock/stopwatch.ts';
export { savePlaylist } from './music/save-playlist.ts';
export { scaledQuantity } from './recipes/scaled-quantity.ts';
export { scheduleText } from './messages/schedule-text.ts';
export { secondSlowest } from './clock/second-slowest.ts';
export { selfieWithTimer } from './camera/selfie-with-timer.ts';
export { sendPlace } from './maps/send-place.ts';
export { sendText } from './chat/send-text.ts';
export { sendToFriend } from './camera/send-to-friend.ts';
export { setAlarm } from './clock/set-alarm.ts';
export { setBudget } from './expenses/set-budget.ts';
export { setRemark } from './chat/set-remark.ts';
export { setUnits } from './weather/set-units.ts';
export { setVolume } from './settings/set-volume.ts';
export { shareDay } from './weather/share-day.ts';
export { shareOne } from './recorder/share.ts';
export { sharePhoto } from './gallery/share.ts';
export { shiftAlarm } from './clock/shift-alarm.ts';
export { shopForRecipe } from './recipes/shop-for-recipe.ts';
export { sleepAlbum } from './music/sleep-album.ts';
export { snoozeWhenItRings } from './clock/snooze-when-it-rings.ts';
export { starPerson } from './contacts/star-person.ts';
export { startTimer } from './clock/start-timer.ts';
export { stopOnTheWay } from './maps/stop-on-the-way.ts';
export { subscribe, survey } from './browser/forms.ts';
export { sumAndTell } from './cross/sum-and-tell.ts';
export { sumList } from './notes/sum-list.ts';
export { sunsetTime } from './weather/sunset-time.ts';
export { takeAgain } from './camera/take-again.ts';
export { takePhoto } from './camera/take-photo.ts';
export { takeVideo } from './camera/take-video.ts';
export { talkTime } from './phone/talk-time.ts';
export { teaIsReady } from './cross/tea-is-ready.ts';
export { textIfCold } from './weather/text-if-cold.ts';
export { textIngredients } from './recipes/text-ingredients.ts';
export { textToCalendar } from './cross/text-to-calendar.ts';
export { tickItems } from './notes/tick-items.ts';
export { tipSplit } from './calculator/tip-split.ts';
export { toCalendar, toCalendarMissing } from './calendar/to-calendar.ts';
export { toMemory } from './calculator/to-memory.ts';
export { transfer } from './expenses/transfer.ts';
export { trimPart, trimToNew } from './recorder/trim.ts';
export { twoLinks } from './browser/two-links.ts';
export { videoOfLength } from './camera/video-of-length.ts';
export { voicemailCode } from './phone/voicemail-code.ts';
export { voicemailToNote } from './cross/voicemail-to-note.ts';
export { waitAndPassOn } from './messages/wait-and-pass-on.ts';
export { walkingTime } from './maps/walking-time.ts';
export { warmerPlace } from './weather/warmer-place.ts';
export { wifiFromChat } from './cross/wifi-from-chat.ts';
export { withoutLocation } from './camera/without-location.ts';
export { workOutSum } from './calculator/work-out.ts';
export { zipAndMove } from './files/zip-and-move.ts';
