import type { PushContext } from './record.js';
export function scheduleComment(_c: PushContext): void {}
