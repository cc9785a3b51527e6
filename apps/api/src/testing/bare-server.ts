import Fastify from 'fastify';

/*
 * The least that an answer of this size can cost: one Fastify route that sends what it was given on its standard input.
 * Prints its address. For benchmarks.
 */
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
const app = Fastify();
app.get('/', () => body);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
