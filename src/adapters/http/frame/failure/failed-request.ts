import type { Request, Response } from 'express';

/** The request that met a defect, or a dependency that is down. */
export type FailedRequest = Readonly<{
  requestId: string;
  /** The method and the template of the path. */
  place: string;
  status: number;
  code: string;
}>;
export type OnTrouble = (error: unknown, request: FailedRequest) => void;

export function failedRequestOf(
  req: Request,
  res: Response,
  { status, code }: Pick<FailedRequest, 'status' | 'code'>,
): FailedRequest {
  const { route } = res.locals as { route?: string };
  const place = route === undefined ? req.method : `${req.method} ${route}`;
  return { requestId: String(res.getHeader('X-Request-Id')), place, status, code };
}
