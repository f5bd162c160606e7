import QRCode from 'qrcode';
import type { QrCodes } from '../../application/ports/receive.ts';

/** The highest error correction level (25 % may be lost), and the quiet zone of four modules that ISO/IEC 18004 requires. */
const OPTIONS = { errorCorrectionLevel: 'Q', margin: 4 } as const;
const PNG_PIXELS = 480;

/** Rendered by the package `qrcode`. */
export const qrCodes: QrCodes = {
  svg: (text) => QRCode.toString(text, { ...OPTIONS, type: 'svg' }),
  pngDataUrl: (text) => QRCode.toDataURL(text, { ...OPTIONS, width: PNG_PIXELS }),
};
