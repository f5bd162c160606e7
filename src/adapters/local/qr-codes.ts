import QRCode from 'qrcode';
import type { QrCodes } from '../../application/ports/receive/qr-codes.ts';

/** A quarter of the code may be lost, and the quiet zone is the four modules of ISO/IEC 18004. */
const OPTIONS = { errorCorrectionLevel: 'Q', margin: 4 } as const;
const PNG_PIXELS = 480;

/** Drawn by the package `qrcode`. */
export const qrCodes: QrCodes = {
  svg: (text) => QRCode.toString(text, { ...OPTIONS, type: 'svg' }),
  pngDataUrl: (text) => QRCode.toDataURL(text, { ...OPTIONS, width: PNG_PIXELS }),
};
