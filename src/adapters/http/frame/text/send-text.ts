import type { Response } from 'express';

const JSON_TYPE = 'application/json';

/** Ends the response with the text. Only a conditional request passes through Express, which may answer it with 304. */
export function sendText(res: Response, mediaType: string, text: string): void {
  if (res.req.headers['if-none-match'] !== undefined) return void res.type(mediaType).send(text);
  if (mediaType === JSON_TYPE) res.setHeader('Content-Type', `${JSON_TYPE}; charset=utf-8`);
  else res.type(mediaType);
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.end(text);
}
