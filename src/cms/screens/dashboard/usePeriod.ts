import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { datePresets, type DatePreset } from '#domain/datePresets.ts'

const defaultPeriod: DatePreset = 'currentMonth'
const param = 'period'

/** How a period is written in an address: `this-week`. */
export const toPeriodParam = (name: DatePreset): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The period that an address names, else the usual one. */
export const periodOf = (parameters: URLSearchParams): DatePreset =>
  datePresets.find((name) => toPeriodParam(name) === parameters.get(param)) ?? defaultPeriod

/** The address keeps the period, so that it can be shared, and going back goes back. */
export function usePeriod(): [DatePreset, (name: DatePreset) => void] {
  const [parameters, setParameters] = useSearchParams()
  const setPeriod = useCallback(
    (name: DatePreset) =>
      setParameters(name === defaultPeriod ? {} : { [param]: toPeriodParam(name) }, {
        preventScrollReset: true,
      }),
    [setParameters],
  )
  return [periodOf(parameters), setPeriod]
}
