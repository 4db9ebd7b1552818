import type { FastifyInstance } from 'fastify';

/** After this, whoever still downloads is cut off; the whole stop has to take less than 10 s. */
const PATIENCE_MS = 5000;

/**
 * Lets requests finish and then drops their connections. Node closes idle connections when a server closes, but one
 * that becomes idle a moment later stays until its keep-alive time is over, and the stop would wait for it.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    const cut = setTimeout(() => {
      clearInterval(sweep);
      app.server.closeAllConnections();
    }, PATIENCE_MS);
    sweep.unref();
    cut.unref();
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
  });
}
