// Long because it is one screen of samples for each kind of component; the list at the end names them all.

import type { ComponentType } from 'react';
import * as kit from './index.ts';

const {
  AppBar,
  Avatar,
  Badge,
  BottomBar,
  Button,
  Card,
  Chart,
  Checkbox,
  Chip,
  ChipGroup,
  DayHeader,
  Dialog,
  Divider,
  EmptyState,
  Fab,
  IconButton,
  List,
  ListRow,
  LongText,
  MediaTile,
  Menu,
  Picture,
  Progress,
  RadioGroup,
  Screen,
  Scroller,
  SearchField,
  SectionHeader,
  Segmented,
  Sheet,
  Slider,
  Stepper,
  Switch,
  SwitchRow,
  Tabs,
  TextField,
  WindowedList,
} = kit;

const none = () => {};

/** A landscape of three colours, as a picture of the library would be. */
export function scene(sky: string, far: string, near: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${sky}"/><circle cx="70" cy="30" r="12" fill="#fff8e0"/><path d="M0 70L30 40L55 66L75 48L100 72V100H0Z" fill="${far}"/><path d="M0 84Q30 66 60 82T100 78V100H0Z" fill="${near}"/></svg>`)}`;
}

const PEOPLE = [
  'Ada Okafor',
  'Bruno Meier',
  'Chen Li',
  'Dana',
  'Élodie Martin',
  'Farid Haddad',
  'Grace Byrne',
  '李明',
];

function Lists() {
  return (
    <Screen
      appBar={
        <>
          <AppBar
            leading="menu"
            title="Inbox"
            subtitle="3 unread"
            actions={
              <>
                <IconButton icon="search" label="Search" onClick={none} />
                <IconButton icon="menu" label="More options" badge onClick={none} />
              </>
            }
          />
          <Tabs
            label="Inbox"
            value="people"
            onChange={none}
            tabs={[
              { id: 'all', label: 'All', badge: 12 },
              { id: 'people', label: 'People', badge: 3 },
              { id: 'offers', label: 'Offers' },
            ]}
          />
        </>
      }
      fab={<Fab icon="keyboard" label="Compose" extended onClick={none} />}
      bottom={
        <BottomBar
          value="mail"
          onChange={none}
          items={[
            { id: 'mail', label: 'Mail', icon: 'mail', badge: 3 },
            { id: 'chat', label: 'Chat', icon: 'chat_bubble', badge: true },
            { id: 'meet', label: 'Meet', icon: 'photo_camera' },
            { id: 'me', label: 'You', icon: 'group' },
          ]}
        />
      }
    >
      <SectionHeader title="Today" action={{ label: 'See all', onClick: none }} />
      <List label="Mail">
        <ListRow
          id="m1"
          strong
          leading={<Avatar name={PEOPLE[0]!} picture="face" />}
          title={PEOPLE[0]}
          subtitle="Tickets for Saturday"
          meta={
            <>
              09:42
              <Badge value={2} />
            </>
          }
          onClick={none}
          onLongPress={none}
        />
        <ListRow
          id="m2"
          leading={<Avatar name={PEOPLE[1]!} mark="online" />}
          title="Bruno Meier and a very long list of other people"
          subtitle="The plan for the week is attached: please read the second part before we speak, since it is about you"
          lines={3}
          meta="Yesterday"
          onClick={none}
        />
        <ListRow
          id="m3"
          selected
          leading={<Avatar name={PEOPLE[2]!} />}
          title={PEOPLE[2]}
          subtitle="Selected row"
          meta="12 Oct"
          onClick={none}
        />
        <ListRow
          id="m4"
          leading="folder"
          title="One line with an icon"
          trailing={<IconButton icon="menu" label="More for folder" onClick={none} />}
          onClick={none}
        />
        <ListRow
          id="m5"
          leading="wifi"
          title="With a switch"
          subtitle="Connected"
          trailing={<Switch label="Wi-Fi" checked onChange={none} />}
          onClick={none}
        />
        <ListRow id="m6" leading="wifi" title="Disabled row" subtitle="Not now" disabled onClick={none} />
        <ListRow id="m7" leading="delete" title="Delete everything" danger onClick={none} divider />
        <ListRow title="Only words" meta="4.2 GB" />
      </List>
    </Screen>
  );
}

function Settings() {
  return (
    <Screen
      appBar={
        <AppBar
          large
          title="Display and sound"
          actions={<IconButton icon="info" label="Help" onClick={none} />}
        />
      }
    >
      <SectionHeader title="Brightness" />
      <div style={{ padding: '0 16px' }}>
        <Slider label="Brightness" icon="light_mode" value={62} min={0} max={100} onChange={none} />
        <Slider label="Warmth" value={0} min={0} max={10} onChange={none} />
        <Slider label="Disabled" value={80} min={0} max={100} disabled onChange={none} />
      </div>
      <List card>
        <SwitchRow
          leading="dark_mode"
          label="Dark theme"
          subtitle="On from 18:00 to 06:00"
          checked
          onChange={none}
        />
        <Divider inset={56} />
        <SwitchRow leading="dark_mode" label="Night light" checked={false} onChange={none} />
        <SwitchRow leading="wifi" label="Locked by your plan" checked disabled onChange={none} />
      </List>
      <div style={{ padding: '8px 16px' }}>
        <Stepper label="Snooze" value={10} min={1} max={30} format={v => `${v} min`} onChange={none} />
        <Segmented
          label="Text"
          value="default"
          onChange={none}
          options={[
            { value: 'small', label: 'Small' },
            { value: 'default', label: 'Default' },
            { value: 'large', label: 'Large' },
          ]}
        />
      </div>
      <RadioGroup
        label="Ringtone"
        value="b"
        onChange={none}
        options={[
          { value: 'a', label: 'Harbour' },
          { value: 'b', label: 'Morning', subtitle: 'Default' },
        ]}
      />
      <Checkbox label="Vibrate too" checked onChange={none} />
      <Checkbox label="Some of them" mixed checked={false} onChange={none} />
      <Checkbox label="Off" checked={false} disabled onChange={none} />
    </Screen>
  );
}

function Fields() {
  return (
    <Screen title="New contact">
      <SearchField name="find" label="Search contacts" />
      <div style={{ display: 'flex', flexDirection: 'column', gap: 12, padding: '0 16px' }}>
        <TextField name="first" label="First name" initial="Ada Lovelace" leading="group" />
        <TextField name="empty" label="Company" />
        <TextField
          name="mail"
          label="Email"
          initial="ada@"
          error="Write the whole address, such as ada@post.example"
        />
        <TextField
          name="secret"
          label="Password"
          password
          initial="correct"
          trailing={<IconButton icon="search" label="Show password" onClick={none} />}
        />
        <TextField
          name="filled"
          label="Amount"
          variant="filled"
          inputMode="decimal"
          initial="12.50"
          supporting="Up to 500"
          counter
          maxLength={8}
        />
        <TextField name="filled2" label="Reference" variant="filled" />
        <TextField name="notes" label="Notes" multiline rows={3} />
        <TextField name="off" label="Disabled" initial="Fixed" disabled />
        <TextField name="plain" label="Message" variant="plain" hint="Write something" multiline autoGrow />
      </div>
    </Screen>
  );
}

function Typing() {
  return (
    <Screen
      title="Typing"
      bottom={
        <div style={{ padding: '4px 8px', display: 'flex', background: 'var(--c-surface-container)' }}>
          <div
            style={{
              flex: 1,
              background: 'var(--c-surface-container-highest)',
              borderRadius: 24,
              padding: '0 16px',
            }}
          >
            <TextField name="long" label="Message" variant="plain" hint="Message" />
          </div>
          <IconButton icon="send" label="Send" filled onClick={none} />
        </div>
      }
    >
      <SearchField name="find" label="Search" initial="harbour" />
      <div style={{ display: 'flex', flexDirection: 'column', gap: 12, padding: '0 16px' }}>
        <TextField name="sel" label="Title" variant="outlined" />
        <TextField name="area" label="Text" variant="filled" multiline autoGrow />
      </div>
    </Screen>
  );
}

function Buttons() {
  const variants = ['filled', 'tonal', 'elevated', 'outlined', 'text'] as const;
  return (
    <Screen
      appBar={
        <AppBar
          leading="close"
          title="Buttons"
          color="var(--c-primary)"
          ink="var(--c-on-primary)"
          actions={
            <Button variant="text" onClick={none}>
              Save
            </Button>
          }
        />
      }
      fab={<Fab icon="add" label="Add" onClick={none} />}
    >
      <div style={{ padding: 16, display: 'flex', flexDirection: 'column', gap: 12 }}>
        {variants.map(v => (
          <div key={v} style={{ display: 'flex', gap: 8 }}>
            <Button variant={v} onClick={none}>
              Save
            </Button>
            <Button variant={v} icon="add" onClick={none}>
              Add
            </Button>
            <Button variant={v} disabled onClick={none}>
              Off
            </Button>
          </div>
        ))}
        <div style={{ display: 'flex', gap: 8 }}>
          <Button danger onClick={none}>
            Delete
          </Button>
          <Button variant="tonal" danger onClick={none}>
            Delete
          </Button>
          <Button variant="text" danger onClick={none}>
            Delete
          </Button>
        </div>
        <Button wide loading onClick={none}>
          Paying
        </Button>
        <div style={{ display: 'flex' }}>
          <IconButton icon="favorite" label="Like" selected onClick={none} />
          <IconButton icon="favorite" label="Like this" selected={false} onClick={none} />
          <IconButton icon="send" label="Share" filled onClick={none} />
          <IconButton icon="notifications" label="Notifications" badge={7} onClick={none} />
          <IconButton icon="sync" label="Undo" disabled onClick={none} />
          <span data-pressed="" style={{ borderRadius: 24 }}>
            <IconButton icon="mic" label="Record" onClick={none} />
          </span>
        </div>
        <div style={{ margin: '0 -16px' }}>
          <ChipGroup label="Filters">
            <Chip label="All" selected onClick={none} />
            <Chip label="Vegan" icon="home" onClick={none} />
            <Chip label="ada@post.example" onRemove={none} leading={<Avatar name="Ada" size={24} />} />
            <Chip label="Sort" opens onClick={none} />
            <Chip label="Off" disabled onClick={none} />
          </ChipGroup>
        </div>
        <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', alignItems: 'center' }}>
          {PEOPLE.map(p => (
            <Avatar key={p} name={p} />
          ))}
          <Avatar name="Ada" picture="face" size={56} mark="online" />
          <Avatar name="Team" shape="rounded" size={48} icon="group" />
          <Badge value={1200} />
          <Badge value={4} quiet />
          <Badge label="New" />
        </div>
        <Progress value={0.6} label="Upload" />
        <Progress label="Working" />
        <div style={{ display: 'flex', gap: 16 }}>
          <Progress kind="circular" value={0.7} label="Backup" />
          <Progress kind="circular" label="Loading page" />
        </div>
      </div>
    </Screen>
  );
}

function Pictures() {
  return (
    <Screen
      appBar={
        <AppBar
          leading="none"
          title="Photos"
          subtitle="2 selected"
          actions={<IconButton icon="delete" label="Delete" onClick={none} />}
        />
      }
      scroll="photos"
    >
      <DayHeader>Thursday 12 March</DayHeader>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2 }}>
        <MediaTile picture="hills" label="Hills" selected onClick={none} />
        <MediaTile picture="sea" label="Sea" selected={false} duration="0:42" onClick={none} />
        <MediaTile picture="dusk" label="Dusk" favourite onClick={none} />
        <MediaTile picture="missing" label="Lost" selected onClick={none} />
      </div>
      <DayHeader pill>Yesterday</DayHeader>
      <div style={{ padding: '0 16px', display: 'flex', flexDirection: 'column', gap: 12 }}>
        <Card variant="outlined" padding={0} onClick={none} label="Walk in the hills">
          <Picture name="hills" alt="" height={120} />
          <div style={{ padding: 16 }}>
            <span className="t-title-small">Walk in the hills</span>
            <br />
            <LongText lines={2}>
              Four hours up and two down, with a long rest by the water, and no rain until we were home again,
              which is rare here.
            </LongText>
          </div>
        </Card>
        <Card variant="elevated">Elevated</Card>
        <Card>Filled</Card>
      </div>
      <EmptyState
        icon="photo_library"
        title="No albums yet"
        text="Make one to keep pictures of a journey together."
        action={{ label: 'New album', onClick: none }}
      />
    </Screen>
  );
}

function Charts() {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  return (
    <Screen
      appBar={
        <>
          <AppBar title="Statistics" />
          <Tabs
            name="tabs"
            value="steps"
            onChange={none}
            tabs={['Steps', 'Sleep', 'Heart rate', 'Weight', 'Water', 'Food'].map(l => ({
              id: l.toLowerCase(),
              label: l,
            }))}
          />
        </>
      }
    >
      <div style={{ padding: 16, display: 'flex', flexDirection: 'column', gap: 16 }}>
        <Chart
          kind="bar"
          label="Steps"
          selected="Thu"
          data={days.map((label, i) => ({ label, value: [5200, 7400, 3100, 9800, 6400, 12100, 0][i]! }))}
          format={v => (v >= 1000 ? `${v / 1000}k` : String(v))}
        />
        <Chart
          kind="line"
          label="Weight"
          data={days.map((label, i) => ({ label, value: [71, 70.6, 70.8, 70.1, 70, 69.8, 69.7][i]! }))}
        />
        <Chart
          kind="donut"
          label="Spending"
          center="£420"
          data={[
            { label: 'Food and drink', value: 180 },
            { label: 'Travel', value: 120 },
            { label: 'Rent', value: 80 },
            { label: 'Other', value: 40 },
          ]}
          format={v => `£${v}`}
        />
      </div>
    </Screen>
  );
}

function Windowed() {
  return (
    <Screen title="1,000 rows" scroll={false}>
      <WindowedList
        name="rows"
        label="Rows"
        count={1000}
        rowHeight={56}
        overscan={0}
        render={i => <ListRow id={`row-${i}`} title={`Row ${i}`} onClick={none} />}
      />
    </Screen>
  );
}

function Chat() {
  return (
    <Screen appBar={<AppBar title={PEOPLE[4]} subtitle="online" leading="back" />} scroll="chat" anchor="end">
      {Array.from({ length: 30 }, (_, i) => (
        <ListRow key={i} title={`Message ${i}`} />
      ))}
    </Screen>
  );
}

const OpenSheet = () => (
  <>
    <Lists />
    <Sheet
      open
      title="Share with"
      onClose={none}
      footer={
        <Button wide onClick={none}>
          Send
        </Button>
      }
    >
      <Scroller name="sheet">
        <List>
          <ListRow
            leading={<Avatar name="Ada Okafor" />}
            title="Ada Okafor"
            onClick={none}
            trailing={<Checkbox bare label="Ada Okafor" checked onChange={none} />}
          />
          <ListRow leading="language" title="Copy link" onClick={none} />
          <ListRow leading="nfc" title="Show code" onClick={none} />
        </List>
      </Scroller>
    </Sheet>
  </>
);
const OpenDialog = () => (
  <>
    <Lists />
    <Dialog
      open
      icon="delete"
      title="Delete 3 messages?"
      text="They go to the bin and are removed after 30 days."
      onClose={none}
      actions={[
        { label: 'Cancel', onClick: none },
        { label: 'Delete', onClick: none, danger: true },
      ]}
    />
  </>
);
const Choice = () => (
  <>
    <Settings />
    <Dialog
      open
      title="Theme"
      onClose={none}
      actions={[
        { label: 'Cancel', onClick: none },
        { label: 'OK', onClick: none, disabled: true },
      ]}
    >
      <RadioGroup
        label="Theme"
        value="light"
        onChange={none}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'system', label: 'By schedule' },
        ]}
      />
    </Dialog>
  </>
);
const OpenMenu = () => (
  <>
    <Pictures />
    <Menu
      open
      label="Photo options"
      onClose={none}
      items={[
        { label: 'Select', icon: 'check', onClick: none },
        { label: 'Show hidden', onClick: none, checked: true },
        { label: 'Sort by date', onClick: none, checked: false },
        { label: 'Print', icon: 'screenshot', onClick: none, disabled: true },
        { label: 'Delete', icon: 'delete', danger: true, divider: true, onClick: none },
      ]}
    />
  </>
);
const Middle = () => (
  <>
    <Charts />
    <Menu
      open
      anchor="center"
      label="App"
      onClose={none}
      items={[
        { label: 'App info', icon: 'info', onClick: none },
        { label: 'Remove', icon: 'close', onClick: none },
      ]}
    />
  </>
);

const field = (text: string, start = text.length, end = start) => ({ text, start, end });

/** Every component in each of its looks; `ui` is laid over the phone's. */
export const screens: { name: string; Screen: ComponentType; ui?: object }[] = [
  { name: 'lists', Screen: Lists },
  { name: 'settings', Screen: Settings },
  {
    name: 'fields',
    Screen: Fields,
    ui: {
      focus: { surface: 's1', field: 'first' },
      surfaces: { s1: { fields: { first: field('Ada Lovelace', 3) } } },
    },
  },
  {
    name: 'typing',
    Screen: Typing,
    ui: {
      focus: { surface: 's1', field: 'long' },
      surfaces: {
        s1: {
          fields: {
            long: field('This line is much longer than what the field can show at once, so it moves'),
            area: field('One line\nand a longer second line that wraps at the end of the box\n'),
          },
        },
      },
    },
  },
  {
    name: 'selecting',
    Screen: Typing,
    ui: {
      focus: { surface: 's1', field: 'sel' },
      surfaces: { s1: { fields: { sel: field('Notes for Monday', 6, 9) } } },
    },
  },
  {
    name: 'writing',
    Screen: Typing,
    ui: {
      focus: { surface: 's1', field: 'area' },
      surfaces: { s1: { fields: { area: field('One line\nand more\n') } } },
    },
  },
  { name: 'buttons', Screen: Buttons },
  { name: 'pictures', Screen: Pictures },
  { name: 'charts', Screen: Charts },
  { name: 'windowed', Screen: Windowed, ui: { surfaces: { s1: { scroll: { rows: 20_048 } } } } },
  { name: 'chat', Screen: Chat },
  { name: 'sheet', Screen: OpenSheet },
  { name: 'dialog', Screen: OpenDialog },
  { name: 'choice', Screen: Choice },
  { name: 'menu', Screen: OpenMenu },
  { name: 'middle', Screen: Middle },
];
