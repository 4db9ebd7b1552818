import type { FastifyRequest } from 'fastify';

/** Whether the browser takes an encoding. */
export function accepts(request: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(String(request.headers['accept-encoding'] ?? ''));
}
