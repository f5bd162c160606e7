import type { RequestHandler } from 'express';

/** What the console uses and nothing else: its own files and this service. Scripts cannot write markup from texts. */
const SOURCES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** Copying to the clipboard is all that the pages need of the device. */
const DEVICE = [
  'camera=()',
  'clipboard-write=(self)',
  'display-capture=()',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
].join(', ');

/** The headers of every answer below `/console`; the rest is the same as for all of the service. */
export function consoleHeaders(reportPath: string): RequestHandler {
  const policy = [...SOURCES, `report-uri ${reportPath}`].join('; ');
  return (_req, res, next) => {
    res.set({ 'Content-Security-Policy': policy, 'Permissions-Policy': DEVICE, 'X-Frame-Options': 'DENY' });
    next();
  };
}
