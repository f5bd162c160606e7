import type { Like } from '../../texts/catalogue.ts';
import type en from './en.ts';

export default {
  aPage: 'Una página',
  aPagePlaceholder: 'Página',
  destinations: 'Destinos',
  noSuchPage: 'Ninguna página tiene este nombre.',
  'words.overview': 'inicio, panel, actividad, precios',
  'words.buy': 'compra, venta, tokens, invertir, NFT, recibo, aportación',
  'words.auction': 'puja, pujar, oferta, reembolso, reclamar',
  'words.portfolio': 'saldo, activos, fondos, monedero, transacciones, historial, recibir, Bitcoin, Solana',
  'words.move': 'transferencia, enviar, pagar, retirar, destinatario, contactos',
  'words.swap': 'intercambio, cambiar, convertir, puente, slippage, cotización',
  'words.markets': 'precio, monedas, gráfico, velas, indicadores, liquidez, préstamo, comisiones de red, gas',
  'words.agent': 'chat, preguntar, ayuda, conversación, agente',
  'words.verification': 'identidad, KYC, nivel, límite, documentos, condiciones',
  'words.developer': 'claves de API, solicitudes, código, MCP, documentación',
  'words.settings':
    'perfil, nombre, correo electrónico, notificaciones, idioma, tema, monederos, referido, pagos, datos, exportar, sesiones',
} satisfies Like<typeof en>;
