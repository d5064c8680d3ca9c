/** The phone of the server in this page: the phones' own hook. */
export { useLivePhone } from '../PhonePage.tsx';
