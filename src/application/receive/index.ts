import { type PaymentRequest, paymentUri } from '../../domain/receive/payment-uri.ts';
import type { Ports } from '../ports/index.ts';

export const receiveUseCases = ({ qrCodes }: Pick<Ports, 'qrCodes'>) => ({
  /** The payment URI as text and as images. */
  request: async (payment: PaymentRequest) => {
    const uri = paymentUri(payment);
    const [svg, pngDataUrl] = await Promise.all([qrCodes.svg(uri), qrCodes.pngDataUrl(uri)]);
    return { address: payment.to, uri, svg, pngDataUrl };
  },
});

export type ReceiveUseCases = ReturnType<typeof receiveUseCases>;
