/**
 * Types the modules of undici that docs-ci imports by path. Its index costs twice the time and size of what a request needs.
 * package.json pins the version, because these paths are internal.
 */
declare module 'undici/lib/dispatcher/agent.js' {
  import type { Agent } from 'undici';
  const Module: typeof Agent;
  export default Module;
}

declare module 'undici/lib/dispatcher/proxy-agent.js' {
  import type { ProxyAgent } from 'undici';
  const Module: typeof ProxyAgent;
  export default Module;
}

declare module 'undici/lib/dispatcher/pool.js' {
  import type { Pool } from 'undici';
  const Module: typeof Pool;
  export default Module;
}

declare module 'undici/lib/dispatcher/dispatcher.js' {
  import type { Dispatcher } from 'undici';
  const Module: typeof Dispatcher;
  export default Module;
}

declare module 'undici/lib/api/api-connect.js' {
  import type { Dispatcher } from 'undici';
  function connect(this: Dispatcher, options: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData>;
  export default connect;
}

declare module 'undici/lib/api/api-request.js' {
  import type { Dispatcher } from 'undici';
  /** Only dispatches. */
  function request(
    this: Pick<Dispatcher, 'dispatch'>,
    options: Dispatcher.RequestOptions,
  ): Promise<Dispatcher.ResponseData>;
  export default request;
}

declare module 'undici/lib/web/fetch/index.js' {
  import type { Dispatcher } from 'undici';
  const module: {
    fetch: (url: string, init: Omit<RequestInit, 'dispatcher'> & { dispatcher: Dispatcher }) => Promise<Response>;
  };
  export default module;
}
