/** An unusable setting. The message is the single line printed when the start is refused. */
export class ConfigError extends Error {}
