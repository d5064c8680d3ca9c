import { isPhoneNumber, missing, refused, unknown, type ConsoleCommand } from './command.ts';

export const sms: ConsoleCommand = {
  name: 'sms',
  describe: 'SMS related commands',
  usage: ['send <phonenumber> <text message>'],
  async run(device, { what, rest: [from, ...words], line }) {
    if (what === undefined) return missing('sms');
    if (what !== 'send') return unknown();
    if (!isPhoneNumber(from) || words.length === 0)
      return refused("missing argument, try 'sms send <phonenumber> <text message>'");
    // The text is the rest of the line as it was typed, its spaces included.
    const text = /^\s*sms\s+send\s+\S+\s(.*)$/s.exec(line)![1]!;
    await device.run('messages', 'receive', { number: from, text: text.replaceAll(String.raw`\n`, '\n') });
    return {};
  },
};
