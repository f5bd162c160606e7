import type { Like } from '../../texts/catalogue.ts';
import type en from './en.ts';

export default {
  choose: 'Token wählen',
  search: 'Suche',
  placeholder: 'Kürzel, Name oder Vertrag',
  failed: 'Die Liste der Token konnte nicht geladen werden',
  shown: '{shown, number} von {found, number} Token',
  none: 'Kein Token passt. Die Liste dieses Netzwerks enthält kein solches Kürzel, keinen solchen Namen oder Vertrag.',
  tokens: 'Token',
  coin: 'Netzwerk-Coin',
} satisfies Like<typeof en>;
