import type { Like } from '../../texts/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'Transacciones',
  lead: 'Lo que su monedero envió y recibió en todas las redes, primero lo más reciente.',
  leadRead: 'Lo que su monedero envió y recibió en todas las redes, primero lo más reciente. Consultado {time}.',
  failed: 'No se pudieron cargar las transacciones',
  empty: 'Todavía no hay transacciones',
  'empty.text': 'Lo que este monedero envía o recibe aparece aquí, normalmente en menos de un minuto.',
  shown: '{count, plural, one {1 transacción} other {{count, number} transacciones}}',
  time: 'Fecha',
  kind: 'Tipo',
  amount: 'Importe',
  network: 'Red',
  with: 'De o para',
  status: 'Estado',
  transaction: 'Transacción',
  newContract: 'Un contrato nuevo',
} satisfies Like<typeof en>;
