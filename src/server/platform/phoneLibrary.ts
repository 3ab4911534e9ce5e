import { createRequire } from 'node:module'
import type * as PhoneLibrary from 'libphonenumber-js/max'

const load = createRequire(import.meta.url)

/** Loaded with the first phone number: its tables take a fortieth of the server's memory. */
export const phoneLibrary = (): typeof PhoneLibrary => load('libphonenumber-js/max')
