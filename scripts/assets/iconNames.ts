const words = (text: string): string[] => text.trim().split(/\s+/)

/** Icons that are needed as outlines only. */
export const outlined: readonly string[] = words(`
  arrow_back arrow_forward arrow_upward arrow_downward arrow_drop_down arrow_drop_up arrow_outward arrow_right_alt
  chevron_left chevron_right expand_more expand_less unfold_more unfold_less close menu more_vert more_horiz apps search check
  add remove refresh sync sync_problem open_in_new open_in_full close_fullscreen fullscreen fullscreen_exit first_page last_page
  north_east south_west swap_vert swap_horiz drag_handle drag_indicator north south subdirectory_arrow_right

  network_wifi network_wifi_1_bar network_wifi_2_bar network_wifi_3_bar network_wifi_locked wifi wifi_1_bar wifi_2_bar wifi_off
  wifi_lock wifi_find wifi_password wifi_tethering wifi_tethering_off signal_wifi_0_bar signal_wifi_4_bar signal_wifi_off
  signal_wifi_bad signal_wifi_statusbar_null
  signal_cellular_0_bar signal_cellular_1_bar signal_cellular_2_bar signal_cellular_3_bar signal_cellular_4_bar
  signal_cellular_alt signal_cellular_off signal_cellular_nodata signal_cellular_null 4g_mobiledata 5g lte_mobiledata e_mobiledata
  battery_0_bar battery_1_bar battery_2_bar battery_3_bar battery_4_bar battery_5_bar battery_6_bar battery_full battery_alert
  battery_charging_full battery_charging_20 battery_charging_50 battery_charging_80 battery_unknown energy_savings_leaf battery_saver
  airplanemode_inactive bluetooth bluetooth_connected bluetooth_disabled bluetooth_searching vpn_key vpn_lock vpn_key_off nfc
  location_off location_disabled my_location near_me do_not_disturb_off screen_rotation screen_lock_rotation screen_rotation_alt
  flashlight_on flashlight_off brightness_low brightness_medium brightness_high brightness_auto dark_mode light_mode contrast
  volume_up volume_down volume_mute volume_off vibration mobile_vibrate cast screenshot screen_record data_usage mobile_data_off
  data_saver_on nightlight invert_colors tune power_settings_new restart_alt lock_open security fingerprint
  sd_card usb devices headphones headset_mic speaker watch router dns smartphone phone_android tablet computer tv memory developer_mode bug_report
  storage sim_card wallpaper text_fields format_size font_download display_settings palette touch_app gesture accessibility_new
  hearing translate language keyboard notifications_off notifications_paused app_settings_alt admin_panel_settings passkey key
  pin password shield_lock backup cloud_off cloud_upload cloud_download system_update build timer_off schedule_send manage_accounts
  apps_outage deployed_code update auto_awesome bolt

  send mic_off sentiment_satisfied attach_file content_copy content_cut content_paste select_all done_all done block forward
  reply reply_all undo redo forward_to_inbox add_reaction add_comment mark_chat_read mark_chat_unread mark_unread_chat_alt
  keyboard_voice graphic_eq keep_off person_add person_remove person_off group_add group_remove gif_box contact_page
  location_on share ios_share link link_off qr_code qr_code_scanner redeem currency_exchange payments at hide_image
  alternate_email repeat_on mood voice_chat poll campaign thumb_down_off_alt

  checklist check_box_outline_blank indeterminate_check_box radio_button_unchecked new_label label_off
  create_new_folder drive_file_move delete_forever restore_from_trash merge merge_type call_split format_bold format_italic
  format_underlined format_strikethrough format_list_bulleted format_list_numbered format_quote format_clear title format_h1
  format_h2 format_h3 code table_chart notes subject sort sort_by_alpha filter_list filter_alt download upload file_export
  file_open save_as markdown note_add unarchive edit_note edit_off post_add short_text attach_email history restore view_agenda
  grid_view view_list view_module dashboard history_toggle_off

  backspace shift shift_lock keyboard_capslock keyboard_return keyboard_hide keyboard_tab space_bar
  emoji_people emoji_nature emoji_food_beverage emoji_transportation emoji_symbols emoji_flags sports_basketball

  flash_on flash_off flash_auto cameraswitch grid_on timer_3 timer_10 switch_camera crop crop_rotate rotate_right rotate_left
  rotate_90_degrees_ccw flip photo_filter filter_vintage exposure aspect_ratio image_search add_a_photo add_photo_alternate slideshow
  motion_photos_on hdr_on zoom_in zoom_out center_focus_strong auto_fix_high brush ink_eraser ink_pen format_paint opacity
  line_weight rectangle circle square change_history horizontal_rule polyline text_fields_alt format_color_fill colorize layers layers_clear

  description draft picture_as_pdf audio_file video_file folder_zip folder_open unarchive compress sd_storage drive_folder_upload
  file_copy inbox outbox drafts unsubscribe mark_email_read mark_email_unread snooze report_gmailerrorred report_off label_important

  today event_available event_busy event_repeat repeat calendar_view_day calendar_view_week calendar_view_month calendar_add_on
  view_day alarm_add alarm_off hourglass_empty hourglass_bottom avg_pace bedtime public more_time av_timer lap_timer

  call_end call_made call_received call_missed call_missed_outgoing dialpad voicemail phone_forwarded phone_paused phone_disabled
  add_call pause_presentation videocam_off present_to_all stop_screen_share back_hand closed_caption meeting_room blur_on backspace

  tab tab_close add_box desktop_windows find_in_page bookmark_add bookmark_remove incognito captive_portal travel_explore
  vertical_align_top format_align_left zoom_out_map auto_stories chrome_reader_mode extension cookie print

  directions directions_walk directions_bike directions_transit straighten turn_left turn_right
  turn_slight_left turn_slight_right straight u_turn_left roundabout_left merge_type add_location_alt edit_location_alt
  wrong_location route alt_route traffic terrain satellite compass_calibration explore_off map_search where_to_vote
  moving timeline distance trip_origin fork_right

  account_balance savings credit_score add_card receipt receipt_long request_quote sell trending_up trending_down
  pie_chart bar_chart show_chart contactless point_of_sale calculate percent currency_yen euro attach_money money_off call_to_action
  equal functions exposure_plus_1 backspace price_change paid loyalty local_atm donut_large

  partly_cloudy_night rainy rainy_light rainy_heavy rainy_snow weather_snowy weather_hail weather_mix
  thunderstorm foggy air humidity_percentage water_drop humidity_low wb_twilight wb_sunny clear_day snowing sunny_snowing mist
  device_thermostat thermometer umbrella visibility_off masks storm tornado cyclone compress ac_unit severe_cold

  skip_next skip_previous fast_forward fast_rewind replay replay_10 forward_10 forward_5 replay_5 shuffle shuffle_on repeat_one
  queue_music playlist_add playlist_play playlist_add_check playlist_remove lyrics equalizer speed closed_caption_off subtitles
  subtitles_off picture_in_picture video_settings high_quality music_off audiotrack music_note album artist radio podcasts
  picture_in_picture_alt fiber_manual_record stop_circle instant_mix

  train directions_subway tram airplane_ticket airline_seat_recline_normal airline_seat_recline_extra
  luggage flight_takeoff flight_land confirmation_number event_seat accessible chair commute local_taxi two_wheeler
  electric_scooter airport_shuttle departure_board transfer_within_a_station elevator stairs door_front wc pedal_bike

  remove_shopping_cart add_shopping_cart local_shipping package_2 assignment_return inventory_2 straighten checkroom
  storefront_alt barcode rate_review local_mall sell new_releases verified_user discount percent_discount category

  lunch_dining dinner_dining ramen_dining local_pizza local_cafe bakery_dining icecream set_meal liquor local_bar rice_bowl
  breakfast_dining skillet kitchen takeout_dining delivery_dining soup_kitchen blender grocery nutrition egg oven
  scale timer_play spa pool fitness_center hotel bed king_bed bathtub shower ac_unit free_breakfast pets local_parking smoke_free
  wifi_calling balcony cabin cottage beach_access hot_tub family_restroom elevator concierge room_service cleaning_services

  directions_run hiking sprint exercise monitor_heart local_fire_department footprint steps emoji_events flag_circle
  leaderboard sports_score altitude pace

  school work business_center apartment factory agriculture forest landscape park water museum theater_comedy local_library
  local_hospital local_pharmacy local_gas_station ev_station local_laundry_service local_post_office stadium attractions
  shopping_bag_speed child_care cake celebration church mosque temple_buddhist synagogue gavel science biotech psychology
  sports_soccer sports_tennis sports_esports toys casino extension videogame_asset chess piano theaters movie newspaper
  rss_feed tag numbers question_mark priority_high exclamation info_i lightbulb help_center feedback contact_support
  live_help menu_book copyright balance policy fact_check rule assignment assignment_turned_in task_alt add_task task list
  low_priority keyboard_double_arrow_up keyboard_double_arrow_down keyboard_double_arrow_right keyboard_double_arrow_left
  keyboard_arrow_down keyboard_arrow_up keyboard_arrow_left keyboard_arrow_right
  event_note view_column splitscreen width toggle_on toggle_off login logout hourglass_top pending sensors
  cached autorenew downloading download_done file_download_done arrow_circle_right north_west undo_alt unpublished
  hide_source do_not_disturb_on_total_silence notification_add edit_notifications
`).filter((n) => n !== '')

/** Icons that also have a filled form for the selected state. */
export const filled: readonly string[] = words(`
  home search settings person group account_circle contacts chat chat_bubble forum mail call videocam mic star favorite bookmark
  push_pin keep label tag_faces folder delete archive lock edit check_circle cancel error warning info help add_circle do_not_disturb_on
  remove_circle radio_button_checked check_box play_arrow pause stop play_circle pause_circle thumb_up thumb_down visibility
  notifications notifications_active alarm timer schedule bolt calendar_month calendar_today event photo_camera image photo_library
  movie videocam music_note library_music shopping_cart shopping_bag store storefront wallet account_balance_wallet credit_card map
  location_on explore navigation train flight directions_car directions_bus directions_boat hotel restaurant local_offer
  card_giftcard sunny cloud partly_cloudy_day
  flag bookmarks subscriptions video_library whatshot public history download dashboard grid_view today view_day stat_3
  bar_chart receipt_long savings qr_code_scanner flashlight_on airplanemode_active wifi bluetooth location_on sentiment_satisfied
  emoji_emotions emoji_objects group_work supervisor_account contact_phone contact_mail badge cake work school phone_in_talk
  sms quickreply mark_chat_unread add_photo_alternate camera photo brush palette timer_3_alt hourglass bedtime inbox send drafts report
  snooze outbox label_important verified shield vpn_key key language extension tab incognito_circle headphones mic_none
  volume_up play_lesson auto_stories menu_book library_books local_library recommend rocket_launch trending_up leaderboard forward_10
  directions_walk fitness_center local_fire_department receipt sell loyalty inventory_2 local_shipping package_2 confirmation_number
  event_seat luggage dark_mode light_mode nightlight apps view_agenda sort list checklist task_alt notes description draft
  sticky_note_2 note_stack bookmark_manager backspace shift compare_arrows
  thumbs_up_down diversity_3 mood share person_add group_add ring_volume call_log voicemail dialpad star_half
`)
