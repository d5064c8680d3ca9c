import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checksum,
  COMMANDS,
  encode,
  HEADER_BYTES,
  MAX_DATA,
  PacketError,
  PacketReader,
  type Command,
  type Packet,
} from './packet.ts';

const packet = fc.record({
  command: fc.constantFrom(...(Object.keys(COMMANDS) as Command[])),
  arg0: fc.nat(0xffffffff),
  arg1: fc.nat(0xffffffff),
  data: fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)),
});
const plain = ({ data, ...rest }: Packet) => ({ ...rest, data: data.toString('hex') });

describe('packets', () => {
  it('an empty OKAY has the protocol’s bytes', () => {
    expect(encode({ command: 'OKAY', arg0: 1, arg1: 0x203, data: Buffer.alloc(0) }).toString('hex')).toBe(
      '4f4b415901000000030200000000000000000000b0b4bea6',
    );
  });

  it('the checksum is the sum of the bytes', () => {
    expect(checksum(Buffer.from('host::\0'))).toBe(0x68 + 0x6f + 0x73 + 0x74 + 0x3a + 0x3a);
  });

  it('are complete, whatever pieces they arrive in', () => {
    fc.assert(
      fc.property(
        fc.array(packet, { maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 }),
        fc.boolean(),
        (packets, sizes, checked) => {
          const bytes = Buffer.concat(packets.map(p => encode(p, checked)));
          const reader = new PacketReader();
          reader.checked = checked;
          const found: Packet[] = [];
          for (let at = 0, i = 0; at < bytes.length; i++) {
            const size = sizes[i % sizes.length]!;
            found.push(...reader.push(bytes.subarray(at, at + size)));
            at += size;
          }
          expect(found.map(plain)).toEqual(packets.map(plain));
          expect(reader.waiting).toBe(0);
        },
      ),
    );
  });

  it('any bytes are messages, incomplete, or refused', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uint8Array({ maxLength: 100 }), { maxLength: 10 }),
        fc.option(packet, { nil: undefined }),
        (pieces, first) => {
          const reader = new PacketReader();
          try {
            if (first)
              for (const { data } of reader.push(encode(first)))
                expect(data.length).toBeLessThanOrEqual(MAX_DATA);
            for (const piece of pieces)
              for (const { data } of reader.push(Buffer.from(piece)))
                expect(data.length).toBeLessThanOrEqual(MAX_DATA);
          } catch (error) {
            expect(error).toBeInstanceOf(PacketError);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('a flipped bit in a header is detected or gives another valid message', () => {
    fc.assert(
      fc.property(packet, fc.integer({ min: 0, max: HEADER_BYTES * 8 - 1 }), (sent, bit) => {
        const bytes = encode(sent);
        bytes[bit >> 3]! ^= 1 << (bit & 7);
        const reader = new PacketReader();
        reader.checked = true;
        let found: Packet[] = [];
        try {
          found = [...reader.push(bytes)];
        } catch (error) {
          expect(error).toBeInstanceOf(PacketError);
          return;
        }
        // The two arguments are under no check, and zeros at the end of the data are not missed by a sum.
        const unchecked = bit >= 32 && bit < 128;
        expect(found.length === 0 || unchecked).toBe(true);
      }),
    );
  });

  it('a wrong checksum is refused only while checksums are in use', () => {
    const bytes = encode({ command: 'WRTE', arg0: 1, arg1: 2, data: Buffer.from('hello') });
    bytes[16]! ^= 1;
    const strict = new PacketReader();
    strict.checked = true;
    expect(() => [...strict.push(bytes)]).toThrow(PacketError);
    expect([...new PacketReader().push(bytes)]).toHaveLength(1);
  });

  it('a message that announces more than 1 MiB is refused before its data arrive', () => {
    const header = encode({ command: 'WRTE', arg0: 1, arg1: 2, data: Buffer.alloc(0) });
    header.writeUInt32LE(MAX_DATA + 1, 12);
    expect(() => [...new PacketReader().push(header)]).toThrow('more than');
  });
});
