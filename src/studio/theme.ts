import { Badge, createTheme, Loader, type MantineColorsTuple } from '@mantine/core';

/** The studio's own colour, light to dark. */
const iris: MantineColorsTuple = [
  '#eff1ff',
  '#dde1fb',
  '#b9c0f4',
  '#939eee',
  '#7380e8',
  '#5f6de5',
  '#4c5bd6',
  '#3f4dbd',
  '#3642a3',
  '#2b3687',
];
/** Grounds and lines of the dark theme, from text to the deepest ground. */
const dark: MantineColorsTuple = [
  '#d5d8e0',
  '#b3b8c4',
  '#949aa9',
  '#6b7282',
  '#3a3f4b',
  '#2c313b',
  '#21252d',
  '#171a20',
  '#12151a',
  '#0d0f13',
];

export const theme = createTheme({
  primaryColor: 'iris',
  primaryShade: 6,
  colors: { iris, dark },
  fontFamily: "'Inter', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'JetBrains Mono', 'DejaVu Sans Mono', monospace",
  defaultRadius: 'md',
  cursorType: 'pointer',
  headings: { fontWeight: '650', sizes: { h1: { fontSize: '20px', lineHeight: '28px' } } },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  autoContrast: true,
  respectReducedMotion: true,
  components: {
    Badge: Badge.extend({ defaultProps: { tt: 'none', fw: 600 } }),
    // Without a role, the name of what is waited for is not read out.
    Loader: Loader.extend({ defaultProps: { role: 'status' } }),
  },
});
