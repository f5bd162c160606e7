import type { Like } from '../../texts/catalogue.ts';
import type en from './en.ts';

export default {
  choose: 'Elegir un token',
  search: 'Buscar',
  placeholder: 'Símbolo, nombre o contrato',
  failed: 'No se pudo cargar la lista de tokens',
  shown: '{shown, number} de {found, number} tokens',
  none: 'Ningún token coincide. La lista de esta red no tiene ese símbolo, nombre ni contrato.',
  tokens: 'Tokens',
  coin: 'Moneda de la red',
} satisfies Like<typeof en>;
