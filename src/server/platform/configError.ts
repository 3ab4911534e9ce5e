/** A setting that cannot be used: its message is the one line that stops the start. */
export class ConfigError extends Error {}
