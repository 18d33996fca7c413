/** Exports what @actions/http-client imports from undici. The index also loads caches, mocks, WebSocket and EventSource. */
import connect from 'undici/lib/api/api-connect.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';

// The index adds this method, and the proxy agent calls it to open tunnels.
Object.assign(Dispatcher.prototype, { connect });

export { default as ProxyAgent } from 'undici/lib/dispatcher/proxy-agent.js';
