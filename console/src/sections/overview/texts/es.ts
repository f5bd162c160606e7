import type { Like } from '../../../texts/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'Resumen',
  lead: 'Verifíquese una vez, compre en la venta y consulte y transfiera lo que posee. Sus claves nunca salen de su monedero.',
  purpose: 'para ver su monedero de un vistazo',
  lookAtSale: 'Ver la venta',
  buyMore: 'Comprar más',
  prices: 'Precios',
  markets: 'Mercados',
  pricesFailed: 'No se pudieron cargar los precios',
  coin: 'Moneda',
  price: 'Precio',
  change: '24 horas',
  inDollars: 'En dólares estadounidenses.',
  inDollarsSince: 'En dólares estadounidenses. El precio más antiguo se consultó {time}.',
  yourTier: 'Su nivel',
  notVerified: 'Sin verificar',
  mayStillBuy: 'Aún puede comprar por',
  standingFailed: 'No se pudo cargar su límite',
} satisfies Like<typeof en>;
