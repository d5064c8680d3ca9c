const words = (text: string): string[] => text.trim().split(/\s+/);

/** Icons that are needed as outlines only: arrows, status bar, settings, messenger, notes, keyboard, camera, files, and so on. */
export const outlined: readonly string[] = words(`
  arrow_back arrow_forward arrow_upward arrow_downward arrow_drop_down arrow_drop_up chevron_left chevron_right unfold_more
  close menu more_vert more_horiz apps check add add_box remove refresh sync open_in_new open_in_full fullscreen fullscreen_exit
  drag_handle drag_indicator swap_vert swap_horiz

  wifi wifi_1_bar wifi_2_bar wifi_off wifi_lock wifi_password wifi_tethering signal_wifi_0_bar signal_wifi_4_bar
  signal_wifi_bad network_wifi network_wifi_1_bar network_wifi_2_bar network_wifi_3_bar

  signal_cellular_0_bar signal_cellular_1_bar signal_cellular_2_bar signal_cellular_3_bar signal_cellular_4_bar
  signal_cellular_alt signal_cellular_off signal_cellular_nodata 5g lte_mobiledata

  battery_0_bar battery_1_bar battery_2_bar battery_3_bar battery_4_bar battery_5_bar battery_6_bar battery_full battery_alert
  battery_charging_full battery_plus energy_savings_leaf

  bluetooth bluetooth_connected bluetooth_disabled bluetooth_searching vpn_key vpn_lock nfc my_location location_off
  do_not_disturb_off screen_rotation_alt flashlight_off brightness_medium brightness_auto contrast volume_down volume_mute
  volume_off cast data_usage invert_colors tune power_settings_new restart_alt lock_open security fingerprint devices
  headphones speaker watch router computer tv memory storage sim_card wallpaper text_fields format_size touch_app gesture
  accessibility_new translate language keyboard notifications_off admin_panel_settings key pin password backup cloud_off
  cloud_upload cloud_download timer_off manage_accounts screen_record do_not_disturb_on_total_silence data_saver_on
  airplanemode_inactive

  mic_off attach_file content_copy content_cut content_paste select_all done_all block forward reply reply_all undo redo
  add_reaction add_comment mark_chat_read mark_chat_unread graphic_eq keep_off person_remove person_off group_remove
  contact_page ios_share link qr_code qr_code_scanner redeem payments currency_exchange alternate_email schedule_send gif_box
  sticky_note_2

  checklist check_box_outline_blank indeterminate_check_box radio_button_unchecked new_label create_new_folder drive_file_move
  delete_forever restore_from_trash merge format_bold format_italic format_underlined format_strikethrough
  format_list_bulleted format_list_numbered format_quote format_clear title format_h1 format_h2 format_h3 code notes subject
  sort sort_by_alpha filter_list filter_alt upload file_export file_open save markdown note_add unarchive edit_note history
  grid_view view_agenda view_list

  keyboard_capslock keyboard_return keyboard_hide keyboard_tab space_bar emoji_people emoji_nature emoji_food_beverage
  emoji_transportation emoji_symbols sports_basketball

  flash_on flash_off flash_auto cameraswitch grid_on timer_3 timer_10 crop crop_rotate rotate_right rotate_left flip
  filter_vintage add_a_photo add_photo_alternate slideshow zoom_in zoom_out brush ink_eraser rectangle circle layers colorize

  audio_file video_file folder_zip folder_open picture_as_pdf sd_card file_copy outbox drafts unsubscribe snooze
  mark_email_read mark_email_unread

  today event_available event_busy event_repeat repeat repeat_one calendar_view_day calendar_view_week calendar_view_month
  alarm_add alarm_off hourglass_empty bedtime

  call_end call_made call_received call_missed dialpad voicemail add_call phone_paused videocam_off present_to_all back_hand

  tab find_in_page bookmark_add travel_explore auto_stories

  directions directions_walk directions_bike straighten turn_left turn_right route traffic add_location_alt

  account_balance savings add_card receipt receipt_long trending_up trending_down pie_chart show_chart contactless calculate
  percent attach_money equal functions

  partly_cloudy_night rainy rainy_heavy thunderstorm foggy air humidity_percentage water_drop weather_snowy wb_twilight
  thermometer umbrella

  skip_next skip_previous fast_forward fast_rewind replay_10 forward_10 shuffle queue_music playlist_add lyrics equalizer
  speed subtitles album fiber_manual_record

  train directions_subway airplane_ticket luggage confirmation_number event_seat local_taxi chair local_shipping package_2
  inventory_2 remove_shopping_cart add_shopping_cart lunch_dining local_cafe skillet grocery directions_run steps
  fitness_center local_fire_department work school apartment landscape cake pets newspaper rss_feed tag priority_high
  lightbulb menu_book task_alt add_task assignment keyboard_double_arrow_up keyboard_double_arrow_down splitscreen login
  logout pending sensors cached download_done north_east south_west explore compass_calibration toggle_on print extension
  public leaderboard hide_source visibility_off rule fact_check text_fields_alt label_off draft description voice_chat
  data_object schedule 123 numbers format_align_left calendar_clock timer_play list tab_close screenshot_monitor person_search
  event_note
`);

/** Icons that also have a filled form for the selected state. */
export const filled: readonly string[] = words(`
  home search settings person group account_circle contacts chat chat_bubble forum mail call videocam mic star favorite
  bookmark keep label folder delete archive lock edit check_circle cancel error warning info help add_circle do_not_disturb_on
  radio_button_checked check_box play_arrow pause stop play_circle pause_circle thumb_up thumb_down visibility notifications
  notifications_active alarm timer bolt calendar_month photo_camera image photo_library movie music_note library_music
  shopping_cart shopping_bag storefront wallet credit_card map location_on near_me flight directions_car directions_bus hotel
  restaurant sunny cloud partly_cloudy_day flag bookmarks subscriptions video_library download flashlight_on
  sentiment_satisfied mood group_add person_add sms send inbox report backspace shift emoji_objects dark_mode light_mode
  nightlight verified shield volume_up share sell star_half apps_outage palette trophy storm navigation stylus history_edu
  bug_report calendar_today chat_bubble fact_check sticky_note_2
`);

/** Icons whose filled drawing only apps need: it comes with the app, also where the phone has the outline. */
export const filledInApps: readonly string[] = words(`
  schedule hourglass_empty bed skip_next skip_previous pie_chart savings account_balance_wallet explore
  bedtime build list_alt bar_chart photo_album timeline polyline shuffle download_done downloading repeat
  repeat_one equalizer function check_box_outline_blank radio_button_unchecked call_end voicemail block
  menu_book calendar_view_week my_location lyrics offline_pin explicit lists draw schedule_send
  notifications_off computer route shopping_basket wifi bluetooth signal_cellular_4_bar apps accessibility_new
  battery_full storage receipt_long local_taxi luggage
`);

/** Usual names that the package spells otherwise: our name → its name. */
export const renamed: Readonly<Record<string, string>> = {
  expand_more: 'keyboard_arrow_down',
  expand_less: 'keyboard_arrow_up',
  done: 'check',
  push_pin: 'keep',
  airplanemode_active: 'flight',
  screen_rotation: 'screen_rotation_up',
  screen_lock_rotation: 'mobile_rotate_lock',
  brightness_low: 'brightness_5',
  brightness_high: 'brightness_7',
  battery_saver: 'battery_plus',
  vibration: 'mobile_vibrate',
  screenshot: 'screenshot_frame',
  smartphone: 'mobile',
  developer_mode: 'mobile_code',
  auto_fix_high: 'wand_stars',
  poll: 'bar_chart',
  restore: 'history',
  emoji_flags: 'flag',
  emoji_emotions: 'mood',
  incognito: 'domino_mask',
  remove_circle: 'do_not_disturb_on',
  system_update: 'mobile_arrow_down',
  auto_awesome: 'wand_shine',
};
