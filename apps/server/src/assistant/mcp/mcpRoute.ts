import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/context.ts';
import { toContext } from '../../platform/contract/toContext.ts';
import { Failure } from '../../platform/errors.ts';
import type { Library } from '../tools/tool.ts';
import { createMcpServer } from './mcpServer.ts';

const VERSION = '1.0.0';

/**
 * `POST /mcp`: the tools for agents, as MCP over streamable HTTP without sessions; every answer is one JSON document. It
 * is counted as a search of whoever asks, and reads what a visitor reads who is not logged in.
 */
export function registerMcp(api: FastifyInstance, platform: Platform, library: Library): void {
  api.post('/mcp', { config: { budget: 'searches', needsCatalogue: true } }, async (request, reply) => {
    // A batch would be many calls for the price of one; the protocol has none since 2025-06-18.
    if (Array.isArray(request.body)) throw new Failure(400, 'request.malformed', '一次只收一条 JSON-RPC 消息');
    request.session = null;
    const ctx = toContext(platform, request, reply);
    const server = createMcpServer({ ctx, library }, VERSION);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
      const answer = await transport.handleRequest(new Request(new URL('/mcp', ctx.origin), { method: 'POST', headers }), { parsedBody: request.body });
      reply.code(answer.status);
      const type = answer.headers.get('content-type');
      if (type !== null) reply.type(type);
      return reply.header('cache-control', 'no-store').send(await answer.text());
    } finally {
      await server.close();
    }
  });
  // Without a session there is no stream to open and none to end.
  for (const method of ['GET', 'DELETE'] as const)
    api.route({
      method,
      url: '/mcp',
      exposeHeadRoute: false,
      handler: async (_request, reply) =>
        reply
          .code(405)
          .header('allow', 'POST')
          .send({ jsonrpc: '2.0', error: { code: -32_000, message: 'Only POST: this server keeps no sessions.' }, id: null }),
    });
}
