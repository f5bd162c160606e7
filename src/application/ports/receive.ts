export interface QrCodes {
  /** An SVG document. */
  svg(text: string): Promise<string>;
  /** A PNG image as a data URL. */
  pngDataUrl(text: string): Promise<string>;
}
