/** A place in the log of the database, such as `16/B374D848`; a later one is greater. */
export type LogPosition = bigint

const pattern = /^([0-9a-f]{1,8})\/([0-9a-f]{1,8})$/i

export function parseLogPosition(text: unknown): LogPosition | undefined {
  const [, high, low] = typeof text === 'string' ? (pattern.exec(text) ?? []) : []
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : undefined
}

export const formatLogPosition = (position: LogPosition): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`

/** Later than all others, for when it is not known what somebody has seen. */
export const lastLogPosition: LogPosition = 0xffff_ffff_ffff_ffffn

export const laterPosition = (one: LogPosition, other: LogPosition): LogPosition =>
  one > other ? one : other
