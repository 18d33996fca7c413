/**
 * undici's parts by path: loading its index costs twice the time and bytes of what a request needs. Only http.ts
 * imports them; the version is pinned in package.json.
 */
declare module 'undici/lib/dispatcher/agent.js' {
  import type { Agent } from 'undici';
  const Part: typeof Agent;
  export default Part;
}

declare module 'undici/lib/dispatcher/env-http-proxy-agent.js' {
  import type { EnvHttpProxyAgent } from 'undici';
  const Part: typeof EnvHttpProxyAgent;
  export default Part;
}

declare module 'undici/lib/dispatcher/dispatcher.js' {
  import type { Dispatcher } from 'undici';
  const Part: typeof Dispatcher;
  export default Part;
}

declare module 'undici/lib/api/api-connect.js' {
  import type { Dispatcher } from 'undici';
  function connect(this: Dispatcher, options: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData>;
  export default connect;
}

declare module 'undici/lib/api/api-request.js' {
  import type { Dispatcher } from 'undici';
  function request(this: Dispatcher, options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData>;
  export default request;
}

declare module 'undici/lib/web/fetch/formdata.js' {
  import type { FormData } from 'undici';
  const parts: { FormData: typeof FormData };
  export default parts;
}
