// Over 300 lines: schemas of what every phone has.
import { Type, type Static } from 'typebox';
import {
  bin,
  BlobRef,
  EpochMs,
  hangsOn,
  Id,
  name,
  Nullable,
  phoneNumber,
  stamp,
  stampWhere,
  StringEnum,
  Table,
  trace,
  words,
} from '../schema.ts';

export const Screen = Type.Object(
  {
    width: Type.Integer({ minimum: 240, maximum: 4320, description: 'Pixels across, in portrait.' }),
    height: Type.Integer({ minimum: 320, maximum: 7680, description: 'Pixels down, in portrait.' }),
    scale: Type.Number({
      minimum: 1,
      maximum: 4,
      description: 'Pixels for one point; density is 160 times this.',
    }),
  },
  { additionalProperties: false, description: 'The panel, as it is held upright.' },
);
export type Screen = Static<typeof Screen>;

export const WifiNetwork = Type.Object(
  {
    ssid: Type.String({ description: 'Name that the network announces.' }),
    level: Type.Integer({ minimum: 0, maximum: 4, description: 'Signal, 0 (out of reach) to 4.' }),
    security: StringEnum(['open', 'wpa2', 'wpa3'], { description: 'How it is protected.' }),
    password: Type.String({ description: 'The right password; empty for an open network.' }),
    saved: Nullable(Type.String(), {
      description: 'The password that the phone remembers, or null when it does not know the network.',
    }),
    autoConnect: Type.Boolean({ description: 'Whether the phone joins by itself when in reach.' }),
    metered: Type.Boolean({ description: 'Whether data on it is counted as costly.' }),
  },
  { additionalProperties: false },
);
export type WifiNetwork = Static<typeof WifiNetwork>;

export const BluetoothDevice = Type.Object(
  {
    name: words(Type.String({ description: 'Name shown in the list.' })),
    kind: StringEnum(['headphones', 'speaker', 'watch', 'car', 'keyboard', 'phone', 'tv', 'printer'], {
      description: 'What it is; chooses the icon.',
    }),
    paired: Type.Boolean({ description: 'Whether the phone remembers it.' }),
    connected: Type.Boolean({ description: 'Whether it is in use now.' }),
    nearby: Type.Boolean({ description: 'Whether a scan finds it.' }),
    battery: Nullable(Type.Integer({ minimum: 0, maximum: 100 }), {
      description: 'Its charge in percent, or null when it does not tell.',
    }),
  },
  { additionalProperties: false },
);
export type BluetoothDevice = Static<typeof BluetoothDevice>;

export const Radios = Type.Object(
  {
    aeroplane: Type.Boolean({ description: 'Aeroplane mode.' }),
    wifi: Type.Boolean({ description: 'Wi-Fi switch.' }),
    network: Nullable(Type.String(), { description: 'Id of the joined Wi-Fi network, or null.' }),
    networks: Table(WifiNetwork, { description: 'Networks around and networks remembered.' }),
    mobileData: Type.Boolean({ description: 'Mobile data switch.' }),
    roaming: Type.Boolean({ description: 'Whether data may be used abroad.' }),
    carrier: Type.String({ description: 'Name of the mobile operator.' }),
    phoneNumber: phoneNumber(Type.String({ description: 'Number of the SIM, international.' })),
    generation: StringEnum(['5g', '4g', '3g'], {
      description: 'Best mobile network that the phone may use.',
    }),
    networkZone: Type.String({ description: 'IANA time zone that the mobile network tells.' }),
    held: Type.Optional(
      trace(
        Type.Object(
          {
            wifi: Type.Boolean({ description: 'Wi-Fi was on.' }),
            bluetooth: Type.Boolean({ description: 'Bluetooth was on.' }),
          },
          { additionalProperties: false },
        ),
        { description: 'What aeroplane mode turned off; it comes back with its end.' },
      ),
    ),
    lastNetwork: Type.Optional(
      trace(Type.String(), {
        description: 'Network that was joined when Wi-Fi went off; it is joined again when Wi-Fi is on.',
      }),
    ),
    lastDevices: Type.Optional(
      trace(Type.Array(Type.String()), {
        description: 'Devices that were connected when Bluetooth went off; they connect again when it is on.',
      }),
    ),
    wifiHeld: Type.Optional(
      trace(Type.Boolean(), {
        description: 'The hotspot turned Wi-Fi off; it comes back with the hotspot’s end.',
      }),
    ),
    dataHeld: Type.Optional(
      trace(Type.Boolean(), {
        description: 'The data limit turned mobile data off; it comes back with a higher limit.',
      }),
    ),
    signal: Type.Integer({ minimum: 0, maximum: 4, description: 'Mobile signal, 0 to 4.' }),
    bluetooth: Type.Boolean({ description: 'Bluetooth switch.' }),
    devices: Table(BluetoothDevice, { description: 'Bluetooth devices known or near.' }),
    nfc: Type.Boolean({ description: 'NFC switch.' }),
    location: Type.Boolean({ description: 'Location switch.' }),
    hotspot: Type.Object(
      {
        on: Type.Boolean({ description: 'Whether the hotspot runs.' }),
        name: words(Type.String({ description: 'Name that it announces.' })),
        password: Type.String({ description: 'Its password.' }),
        security: StringEnum(['none', 'wpa2', 'wpa3'], { description: 'How it is protected.' }),
      },
      { additionalProperties: false, description: 'Wi-Fi hotspot.' },
    ),
    vpn: Nullable(Type.String(), { description: 'Id of the connected VPN profile, or null.' }),
    vpns: Table(
      Type.Object(
        {
          name: words(Type.String({ description: 'Name of the profile.' })),
          server: name(Type.String({ description: 'Server address.' })),
          kind: StringEnum(['ikev2', 'wireguard'], { description: 'Protocol.' }),
          user: words(Type.String({ description: 'User name.' })),
          alwaysOn: Type.Boolean({ description: 'Whether it is kept connected.' }),
        },
        { additionalProperties: false },
      ),
      { description: 'VPN profiles.' },
    ),
  },
  { additionalProperties: false, description: 'Everything that sends or receives.' },
);

export const Media = Type.Object(
  {
    kind: StringEnum(['photo', 'video', 'screenshot', 'audio'], { description: 'What it is.' }),
    picture: Nullable(Type.String(), {
      description:
        'What is to be seen, a video’s first frame or a sound’s cover: a name in the phone’s picture library, `blob:<sha256>` for bytes, `snapshot:<sha256>` for a screenshot, `sheet:…` for a page with the words that its name tells, each with `#` and what was edited behind it; null for a sound without a cover.',
    }),
    width: Type.Integer({ minimum: 0, description: 'Pixels across; 0 for a sound.' }),
    height: Type.Integer({ minimum: 0, description: 'Pixels down; 0 for a sound.' }),
    duration: Type.Integer({ minimum: 0, description: 'Milliseconds that it plays; 0 for a still.' }),
    frames: Type.Optional(
      Type.Array(
        Type.Object(
          {
            at: Type.Integer({ minimum: 0, description: 'Milliseconds from the video’s beginning.' }),
            picture: Type.String({ description: 'What is to be seen from then on.' }),
          },
          { additionalProperties: false },
        ),
        { description: 'What a video shows after its first frame, in order of time.' },
      ),
    ),
    takenAt: stamp(EpochMs({ description: 'When it was taken or recorded.' })),
    place: name(Type.String({ description: 'Where it was taken; empty when unknown.' })),
    description: Type.String({
      description: 'What is to be seen or heard, for people who cannot see or hear it.',
    }),
    favourite: Type.Boolean({ description: 'Marked with a heart.' }),
    title: Type.Optional(name(Type.String({ description: 'Title of a piece of music.' }))),
    artist: Type.Optional(name(Type.String({ description: 'Who plays it.' }))),
    album: Type.Optional(name(Type.String({ description: 'Record that it is on.' }))),
  },
  { additionalProperties: false, description: 'What the media index knows of a file beyond the file.' },
);
export type Media = Static<typeof Media>;

const Content = {
  blob: Type.Optional(
    Type.Union([BlobRef, Type.Null()], {
      description: 'Bytes of a file whose text is not kept in the tree.',
    }),
  ),
  text: Type.Optional(words(Type.String({ description: 'Content of a small text file.' }))),
  media: Type.Optional(Media),
  // Follows from the content, and of a photo or recording from when and how long it was made.
  size: stamp(Type.Integer({ minimum: 0, description: 'Bytes.' })),
  mime: Type.String({ description: 'Media type; empty for a folder.' }),
  at: stamp(EpochMs({ description: 'Last modified.' })),
};

export const FileEntry = Type.Object(
  {
    name: stampWhere(
      name(Type.String({ minLength: 1, maxLength: 255, description: 'Name with its extension.' })),
      'autoName',
    ),
    autoName: Type.Optional(
      trace(Type.Literal(true), {
        description:
          'That an app made up the name by itself from the clock, as the camera does, and nobody has given it another.',
      }),
    ),
    parent: Nullable(Id('file'), {
      description: 'Folder that it is in; null at the root of shared storage.',
    }),
    kind: StringEnum(['file', 'folder'], { description: 'File or folder.' }),
    packed: Type.Optional(
      Type.Array(
        Type.Object(
          { path: name(Type.String({ description: 'Path inside the archive.' })), ...Content },
          { additionalProperties: false },
        ),
        { description: 'What a zip archive holds; left out where that is not known.' },
      ),
    ),
    ...Content,
    binned: Nullable(bin(stamp(EpochMs())), {
      description: 'When it was moved to the bin, or null. What is in a binned folder goes with it.',
    }),
  },
  { additionalProperties: false },
);
export type FileEntry = Static<typeof FileEntry>;

/**
 * What a shell on the phone has beside what people see: the files of its own folder, what its tools wrote
 * where they were told to, and what it was told of no setting here.
 */
export const ShellFile = Type.Object(
  {
    blob: Nullable(BlobRef, { description: 'Its bytes; null for a folder.' }),
    mode: Type.Integer({ minimum: 0, maximum: 0o7777, description: 'Permissions.' }),
    at: EpochMs({ description: 'Last modified.' }),
  },
  { additionalProperties: false },
);
export type ShellFile = Static<typeof ShellFile>;

const Words = (description: string) => Type.Record(Type.String(), Type.String(), { description });

export const Shell = Type.Object(
  {
    files: Type.Record(Type.String(), ShellFile, { description: 'By absolute path.' }),
    properties: Words('System properties that were set, by name.'),
    settings: Words('Settings that nothing on the phone hangs on, by `namespace/name`.'),
    draws: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Random numbers that its scripts have drawn.' }),
    ),
  },
  { additionalProperties: false },
);
export type Shell = Static<typeof Shell>;

const Percent = (description: string) => Type.Integer({ minimum: 0, maximum: 100, description });

export const Device = Type.Object(
  {
    screen: Screen,
    orientation: StringEnum(['portrait', 'landscape'], { description: 'How the phone is shown now.' }),
    held: Type.Optional(
      trace(StringEnum(['portrait', 'landscape']), {
        description: 'How it is held, where that was told; what is shown follows it while auto-rotate is on.',
      }),
    ),
    model: Type.Object(
      {
        name: words(
          Type.String({ description: 'Name that it has for others: Bluetooth, hotspot, sharing.' }),
        ),
        product: Type.String({ description: 'Marketing name.' }),
        maker: Type.String({ description: 'Maker.' }),
        number: Type.String({ description: 'Model number.' }),
        build: Type.String({ description: 'Build number.' }),
        version: Type.String({ description: 'Version of the operating system.' }),
        patch: Type.String({ description: 'Security patch level, YYYY-MM-DD.' }),
        serial: Type.String({ description: 'Serial number.' }),
        imei: Type.String({ description: 'IMEI.' }),
        mac: Type.String({ description: 'Wi-Fi hardware address.' }),
        bluetoothMac: Type.String({ description: 'Bluetooth hardware address.' }),
        kernel: Type.String({ description: 'Kernel version.' }),
        baseband: Type.String({ description: 'Version of the radio’s software.' }),
        processor: Type.String({ description: 'Processor.' }),
        memory: Type.Integer({ minimum: 0, description: 'Bytes of memory.' }),
      },
      { additionalProperties: false, description: 'What the phone is.' },
    ),
    radios: Radios,
    battery: trace(
      Type.Object(
        {
          level: Percent('Charge in percent.'),
          charging: Type.Boolean({ description: 'Whether it is plugged in.' }),
        },
        { additionalProperties: false },
      ),
      { description: 'Battery.' },
    ),
    batterySaver: Type.Boolean({ description: 'Battery saver.' }),
    saverByCharge: Type.Optional(
      trace(Type.Boolean(), {
        description: 'Battery saver turned on by itself; it turns off when the charge for it is set below.',
      }),
    ),
    volume: Type.Object(
      {
        media: Percent('Media.'),
        ring: Percent('Ring.'),
        notification: Percent('Notifications.'),
        alarm: Percent('Alarms.'),
        call: Percent('Calls.'),
      },
      { additionalProperties: false, description: 'Volumes in percent.' },
    ),
    ringer: StringEnum(['sound', 'vibrate', 'silent'], { description: 'What the phone does when called.' }),
    brightness: Percent('Screen brightness in percent.'),
    adaptiveBrightness: Type.Boolean({ description: 'Whether brightness follows the light.' }),
    torch: Type.Boolean({ description: 'Torch.' }),
    heading: trace(
      Type.Number({
        minimum: 0,
        exclusiveMaximum: 360,
        description: 'Compass heading in degrees from north.',
      }),
    ),
    place: trace(
      Type.Object(
        {
          latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees north.' }),
          longitude: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees east.' }),
          name: Type.String({ description: 'What people call the place.' }),
        },
        { additionalProperties: false, description: 'Where the phone is.' },
      ),
    ),
    storage: Type.Object(
      {
        capacity: Type.Integer({ minimum: 0, description: 'Bytes in all.' }),
        system: Type.Integer({ minimum: 0, description: 'Bytes that the system takes.' }),
        // What is in a folder goes with it, also into the bin.
        files: hangsOn(
          Table(FileEntry, {
            description:
              'Shared storage as a tree of files and folders; those with `media` are the media index.',
          }),
          '/device/storage/files',
          'parent',
        ),
      },
      { additionalProperties: false, description: 'Shared storage.' },
    ),
    shell: Type.Optional(
      trace(Shell, { description: 'What a shell keeps on the phone, over ADB; absent until it does.' }),
    ),
  },
  { additionalProperties: false, description: 'The hardware and what it holds.' },
);
export type Device = Static<typeof Device>;
