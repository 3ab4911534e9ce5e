import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { datePresets, type DatePreset } from '#domain/datePresets.ts'

const defaultPeriod: DatePreset = 'currentMonth'
const param = 'period'

/** Returns the name of a period in the address: `this-week`. */
export const toPeriodParam = (name: DatePreset): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the period in the address, or the default one. */
export const periodOf = (parameters: URLSearchParams): DatePreset =>
  datePresets.find((name) => toPeriodParam(name) === parameters.get(param)) ?? defaultPeriod

/** Keeps the period in the address, so that it can be shared and browser history works. */
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
