/**
 * The templates of AndroidWorld (Rawles et al. 2024) by name, with the complexity that it publishes for each. A template of ours that asks for the same work
 * names its counterpart; an agent then has AndroidWorld's step budget for it, which is ten times this, rounded down, after AndroidWorld's published definition.
 */
export const COMPLEXITY = {
  AudioRecorderRecordAudio: 1.2, AudioRecorderRecordAudioWithFileName: 2, BrowserDraw: 2, BrowserMaze: 2, BrowserMultiply: 2.2, CameraTakePhoto: 1, CameraTakeVideo: 1, ClockStopWatchPausedVerify: 1,
  ClockStopWatchRunning: 1, ClockTimerEntry: 1, ContactsAddContact: 1, ContactsNewContactDraft: 1.2, ExpenseAddMultiple: 6, ExpenseAddMultipleFromGallery: 6, ExpenseAddMultipleFromMarkor: 6,
  ExpenseAddSingle: 1.2, ExpenseDeleteDuplicates: 1.2, ExpenseDeleteDuplicates2: 1.8, ExpenseDeleteMultiple: 2, ExpenseDeleteMultiple2: 3.4, ExpenseDeleteSingle: 1, FilesDeleteFile: 2.2,
  FilesMoveFile: 2, MarkorAddNoteHeader: 1.2, MarkorChangeNoteContent: 1.2, MarkorCreateFolder: 1, MarkorCreateNote: 1.6, MarkorCreateNoteAndSms: 1.8, MarkorCreateNoteFromClipboard: 1.4,
  MarkorDeleteAllNotes: 1.4, MarkorDeleteNewestNote: 1, MarkorDeleteNote: 1, MarkorEditNote: 1.2, MarkorMergeNotes: 7.8, MarkorMoveNote: 1.4, MarkorTranscribeReceipt: 1.8, MarkorTranscribeVideo: 2,
  NotesIsTodo: 1, NotesMeetingAttendeeCount: 1, NotesRecipeIngredientCount: 1, NotesTodoItemCount: 1, OpenAppTaskEval: 1, OsmAndFavorite: 1.3, OsmAndMarker: 2, OsmAndTrack: 12,
  RecipeAddMultipleRecipes: 6, RecipeAddMultipleRecipesFromImage: 6, RecipeAddMultipleRecipesFromMarkor: 6, RecipeAddMultipleRecipesFromMarkor2: 6, RecipeAddSingleRecipe: 2.4,
  RecipeDeleteDuplicateRecipes: 1, RecipeDeleteDuplicateRecipes2: 2.4, RecipeDeleteDuplicateRecipes3: 3.4, RecipeDeleteMultipleRecipes: 2.4, RecipeDeleteMultipleRecipesWithConstraint: 4,
  RecipeDeleteMultipleRecipesWithNoise: 3.4, RecipeDeleteSingleRecipe: 1, RecipeDeleteSingleWithRecipeWithNoise: 2, RetroCreatePlaylist: 2.4, RetroPlayingQueue: 3.2, RetroPlaylistDuration: 3,
  RetroSavePlaylist: 5, SaveCopyOfReceiptTaskEval: 1.6, SimpleCalendarAddOneEvent: 3.4, SimpleCalendarAddOneEventInTwoWeeks: 3.4, SimpleCalendarAddOneEventRelativeDay: 3.4,
  SimpleCalendarAddOneEventTomorrow: 3.4, SimpleCalendarAddRepeatingEvent: 3.4, SimpleCalendarAnyEventsOnDate: 1, SimpleCalendarDeleteEvents: 1.4, SimpleCalendarDeleteEventsOnRelativeDay: 1.2,
  SimpleCalendarDeleteOneEvent: 1.2, SimpleCalendarEventOnDateAtTime: 1, SimpleCalendarEventsInNextWeek: 1, SimpleCalendarEventsInTimeRange: 1, SimpleCalendarEventsOnDate: 1,
  SimpleCalendarFirstEventAfterStartTime: 1, SimpleCalendarLocationOfEvent: 1, SimpleCalendarNextEvent: 1, SimpleCalendarNextMeetingWithPerson: 1, SimpleDrawProCreateDrawing: 1.8,
  SimpleSmsReply: 1.2, SimpleSmsReplyMostRecent: 1.2, SimpleSmsResend: 1.2, SimpleSmsSend: 1.2, SimpleSmsSendClipboardContent: 1.2, SimpleSmsSendReceivedAddress: 1.8,
  SportsTrackerActivitiesCountForWeek: 1, SportsTrackerActivitiesOnDate: 2, SportsTrackerActivityDuration: 1, SportsTrackerLongestDistanceActivity: 1,
  SportsTrackerTotalDistanceForCategoryOverInterval: 2, SportsTrackerTotalDurationForCategoryThisWeek: 1, SystemBluetoothTurnOff: 1, SystemBluetoothTurnOffVerify: 1, SystemBluetoothTurnOn: 1,
  SystemBluetoothTurnOnVerify: 1, SystemBrightnessMax: 1, SystemBrightnessMaxVerify: 1, SystemBrightnessMin: 1, SystemBrightnessMinVerify: 1, SystemCopyToClipboard: 1, SystemWifiTurnOff: 1,
  SystemWifiTurnOffVerify: 1, SystemWifiTurnOn: 1, SystemWifiTurnOnVerify: 1, TasksCompletedTasksForDate: 1, TasksDueNextWeek: 1, TasksDueOnDate: 1, TasksHighPriorityTasks: 1,
  TasksHighPriorityTasksDueOnDate: 1, TasksIncompleteTasksOnDate: 1, TurnOffWifiAndTurnOnBluetooth: 2, TurnOnWifiAndOpenApp: 2, VlcCreatePlaylist: 2.8, VlcCreateTwoPlaylists: 4.8,
} as const;

export type Counterpart = keyof typeof COMPLEXITY;

/** Steps that AndroidWorld gives an agent for this template. */
export const counterpartBudget = (name: Counterpart): number => Math.floor(Math.round(COMPLEXITY[name] * 100) / 10);
