"""Makes assets/fonts from upstream font packages. Needs fonttools and brotli.

Usage: python3 scripts/assets/fonts.py FOLDER
FOLDER holds these, unpacked: the npm packages @expo-google-fonts/roboto, @expo-google-fonts/inter,
@fontsource-variable/{source-serif-4,jetbrains-mono,noto-sans-arabic,caveat}, and the Debian packages fonts-noto-cjk,
fonts-noto-core and fonts-noto-color-emoji. Weights are static files: fontconfig then picks one face a weight in every Chromium build.
"""
import pathlib
import re
import sys
import tempfile

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTCollection, TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from emoji import EMOJI, FLAGS, TONES

SOURCE = pathlib.Path(sys.argv[1])
ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / 'assets' / 'fonts'

LATIN = [*range(0x20, 0x250), *range(0x2B0, 0x370), *range(0x1E00, 0x1F00), *range(0x2000, 0x2070), *range(0x2070, 0x20D0),
         *range(0x2100, 0x2150), *range(0x2150, 0x2200), *range(0x2200, 0x2300), *range(0x25A0, 0x2600), 0xFB01, 0xFB02, 0xFFFD]
GREEK_CYRILLIC = list(range(0x370, 0x530))


def one(pattern):
    found = sorted(SOURCE.glob(f'**/{pattern}'))
    if not found:
        raise SystemExit(f'{pattern} is not under {SOURCE}')
    return found[0]


def options(**more):
    o = subset.Options(hinting=False, notdef_outline=True, glyph_names=False, name_IDs=['*'], layout_features=['*'], **more)
    o.drop_tables += ['DSIG', 'vhea', 'vmtx', 'VORG', 'VVAR', 'MVAR', 'STAT']
    return o


def shrink(font, chars=None, **more):
    s = subset.Subsetter(options(**more))
    s.populate(unicodes=chars if chars is not None else sorted(font.getBestCmap()))
    s.subset(font)
    return font


def named(font, family, style, weight, italic=False):
    """Gives a face the plain names that CSS and fontconfig match by."""
    table = font['name']
    table.names = [n for n in table.names if n.nameID in (0, 5, 7, 13, 14)]
    for i, text in {1: family if style in ('Regular', 'Bold', 'Italic') else f'{family} {style}',
                    2: style if style in ('Regular', 'Bold', 'Italic') else 'Regular', 3: f'{family} {style} Tapworld',
                    4: f'{family} {style}', 6: f"{family.replace(' ', '')}-{style.replace(' ', '')}", 16: family, 17: style}.items():
        table.setName(text, i, 3, 1, 0x409)
    os2 = font['OS/2']
    os2.usWeightClass = weight
    os2.fsSelection = (1 if italic else 0) | (32 if weight >= 700 else 0) | (0 if italic or weight >= 700 else 64) | (os2.fsSelection & 128)
    font['head'].macStyle = (1 if weight >= 700 else 0) | (2 if italic else 0)
    # A fixed date (2024-01-01, seconds since 1904), so that the same sources give the same bytes.
    font['head'].created = font['head'].modified = 3786912000
    return font


def save(font, name):
    font.flavor = None
    font.recalcTimestamp = False
    path = OUT / name
    font.save(path)
    print(f'{name:36} {path.stat().st_size // 1024:6} KB  {len(font.getBestCmap())} characters')


def statics(package, prefix, family, faces, chars):
    for folder, style, weight, italic in faces:
        font = TTFont(one(f'{package}*/package/{folder}/{prefix}_{folder}.ttf'))
        save(named(shrink(font, chars), family, style, weight, italic), f"{family.replace(' ', '')}-{style}.ttf")


def instance(package, files, family, style, weight, italic=False, chars=None):
    """One static face out of a variable font that is cut into script slices."""
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for i, file in enumerate(files):
            font = TTFont(one(f'{package}*/package/files/{file}.woff2'))
            font = instantiateVariableFont(font, {a.axisTag: weight if a.axisTag == 'wght' else a.defaultValue for a in font['fvar'].axes})
            font.flavor = None
            for tag in ('STAT', 'avar', 'MVAR'):
                if tag in font:
                    del font[tag]
            path = f'{folder}/{i}.ttf'
            font.save(path)
            parts.append(path)
        font = Merger().merge(parts) if len(parts) > 1 else TTFont(parts[0])
        save(named(shrink(font, chars), family, style, weight, italic), f"{family.replace(' ', '')}-{style}.ttf")


def han():
    """GB 2312 level 1 (3,755 common characters), its symbols, kana, and whatever else the repo's own text uses, Hangul too."""
    chars = set()
    for row in [*range(0xA1, 0xAA), *range(0xB0, 0xD8)]:
        for cell in range(0xA1, 0xFF):
            try:
                chars.add(ord(bytes([row, cell]).decode('gb2312')))
            except UnicodeDecodeError:
                pass
    chars = {c for c in chars if not 0x370 <= c < 0x530} | set(range(0x2190, 0x2200)) | set(range(0x2460, 0x27C0))
    chars |= set(range(0x3000, 0x3040)) | set(range(0xFF01, 0xFF5F)) | {0xFFE5, 0xFFE1, 0x2014, 0x2026, 0x201C, 0x201D}
    for folder in ('apps', 'src', 'bench', 'docs'):
        for path in (ROOT / folder).rglob('*'):
            if path.suffix in ('.ts', '.tsx', '.json', '.md') and path.is_file():
                chars |= {ord(c) for c in re.findall('[\u3000-\u9fff\uac00-\ud7a3]', path.read_text('utf-8', 'replace'))}
    return sorted(chars)


def chinese():
    for style, weight in (('Regular', 400), ('Bold', 700)):
        collection = TTCollection(str(one(f'NotoSansCJK-{style}.ttc')))
        font = next(f for f in collection.fonts if f['name'].getDebugName(1).startswith('Noto Sans CJK SC'))
        s = subset.Subsetter(subset.Options(hinting=False, notdef_outline=True, glyph_names=False, name_IDs=['*'],
                                            layout_features=['ccmp', 'locl', 'mark', 'kern'], drop_tables=['DSIG', 'vhea', 'vmtx', 'VORG', 'BASE']))
        s.populate(unicodes=han())
        s.subset(font)
        save(named(font, 'Noto Sans SC', style, weight), f'NotoSansSC-{style}.otf')


def script(name, block):
    """A script of its own block, such as Thai."""
    for style, weight in (('Regular', 400), ('Bold', 700)):
        font = TTFont(one(f'NotoSans{name}-{style}.ttf'))
        save(named(shrink(font, [0x20, *block]), f'Noto Sans {name}', style, weight), f'NotoSans{name}-{style}.ttf')


def emoji():
    """Colour emoji of a keyboard: single characters, and sequences kept by naming the glyph that they join to."""
    font = TTFont(one('NotoColorEmoji.ttf'))
    cmap = font.getBestCmap()
    ligatures = {}
    for lookup in font['GSUB'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, 'ExtSubTable', table)
            for first, sets in getattr(table, 'ligatures', {}).items():
                for ligature in sets:
                    ligatures[(first, *ligature.Component)] = ligature.LigGlyph
    def glyphs_of(text):
        names = tuple(cmap[ord(c)] for c in text if ord(c) != 0xFE0F)
        return [*names, ligatures[names]] if names in ligatures else list(names)
    wanted, missing = set(), []
    items = [*EMOJI, *FLAGS, *(base + chr(0x1F3FB + tone) for base in TONES for tone in range(5))]
    for item in items:
        try:
            wanted.update(glyphs_of(item))
        except KeyError:
            missing.append(item)
    if missing:
        print('not in the emoji font:', ' '.join(missing))
    reverse = {}
    for c, g in cmap.items():
        reverse.setdefault(g, []).append(c)
    # Digits, space and letters must come from the text font, so only keycaps' parts stay mapped there.
    unicodes = sorted({c for g in wanted for c in reverse.get(g, [])} | {0x200D, 0xFE0F, 0x20E3})
    s = subset.Subsetter(subset.Options(glyph_names=False, layout_closure=False, layout_features=['*'], name_IDs=['*'], notdef_outline=True))
    s.populate(unicodes=unicodes, glyphs=sorted(wanted))
    s.subset(font)
    save(font, 'NotoColorEmoji.ttf')


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    faces = [('400Regular', 'Regular', 400, False), ('500Medium', 'Medium', 500, False), ('700Bold', 'Bold', 700, False)]
    statics('expo-google-fonts-roboto', 'Roboto', 'Roboto', [*faces, ('400Regular_Italic', 'Italic', 400, True)], [*LATIN, *GREEK_CYRILLIC])
    statics('expo-google-fonts-inter', 'Inter', 'Inter', [*faces, ('600SemiBold', 'SemiBold', 600, False)], LATIN)
    slices = lambda base, kind='normal': [f'{base}-{part}-wght-{kind}' for part in ('latin', 'latin-ext')]
    # Its upstream reserves the font name for unmodified files, so that our cut has a name of its own.
    serif = 'fontsource-variable-source-serif-4'
    instance(serif, slices('source-serif-4'), 'Tapworld Serif', 'Regular', 400)
    instance(serif, slices('source-serif-4'), 'Tapworld Serif', 'Bold', 700)
    instance(serif, slices('source-serif-4', 'italic'), 'Tapworld Serif', 'Italic', 400, True)
    for style, weight in (('Regular', 400), ('Bold', 700)):
        instance('fontsource-variable-jetbrains-mono', slices('jetbrains-mono'), 'JetBrains Mono', style, weight)
        instance('fontsource-variable-noto-sans-arabic', ['noto-sans-arabic-arabic-wght-normal'], 'Noto Sans Arabic', style, weight)
        instance('fontsource-variable-caveat', slices('caveat'), 'Caveat', style, weight)
    chinese()
    script('Thai', range(0xE00, 0xE80))
    script('Devanagari', range(0x900, 0x980))
    emoji()


main()
