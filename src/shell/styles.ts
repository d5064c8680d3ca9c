/**
 * The styles of the phone and its kit, in one sheet: the kit's first, since the phone changes parts of it. A sheet that came with the code that
 * it is for would stand behind others, or before them, as the phone was used.
 */
import '../sdk/react/city/city.module.css';
import '../sdk/react/kit/picture.module.css';
import '../sdk/react/kit/avatar.module.css';
import '../sdk/react/kit/chart.module.css';
import '../sdk/react/kit/screen.module.css';
import '../sdk/react/kit/display.module.css';
import '../sdk/react/kit/buttons.module.css';
import '../sdk/react/kit/snackbar.module.css';
import '../sdk/react/kit/list.module.css';
import '../sdk/react/kit/ranges.module.css';
import '../sdk/react/kit/toggles.module.css';
import '../sdk/react/kit/chips.module.css';
import '../sdk/react/kit/empty-state.module.css';
import '../sdk/react/kit/field.module.css';
import '../sdk/react/kit/modals.module.css';
import './PhoneFrame.module.css';
import './assist/assist.module.css';
import './launcher/launcher.module.css';
import './dialogs/dialogs.module.css';
import './lock/lock.module.css';
import './shade/shade.module.css';
import './overlays/overlays.module.css';
import './recents/recents.module.css';
import './keyboard/keyboard.module.css';
import './status/status.module.css';
