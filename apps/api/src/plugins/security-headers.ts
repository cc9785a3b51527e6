import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

type Options = { scriptHashes: readonly string[]; mediaOrigin?: string | undefined };

const policyWith = ({ scriptHashes, mediaOrigin = '' }: Options) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${mediaOrigin}`.trim(),
    "font-src 'self' data:",
    `connect-src 'self' ${mediaOrigin}`.trim(),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What no page of ours asks for, so that nothing that gets into one can ask either. */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers of every answer. Nothing may come from another host, but pictures from that of our media; styles may be inline because the component
 * library sets them that way. HSTS only in production: on a plain local address it would lock people out.
 * `scriptHashes` name the scripts that pages have inside ('sha256-…').
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: Options & { production: boolean },
): Promise<void> {
  const contentSecurityPolicy = policyWith(options);
  await app.register(helmet, {
    // Written once, below: helmet would put the same words together for every answer.
    contentSecurityPolicy: false,
    strictTransportSecurity: options.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', contentSecurityPolicy);
    reply.header('permissions-policy', permissionsPolicy);
    done();
  });
}
