import type { Scene } from './frame.ts'
import { agriculture } from './industries/agriculture.ts'
import { cities } from './industries/cities.ts'
import { construction } from './industries/construction.ts'
import { education } from './industries/education.ts'
import { estate } from './industries/estate.ts'
import { food } from './industries/food.ts'
import { government } from './industries/government.ts'
import { healthcare } from './industries/healthcare.ts'
import { hospitality } from './industries/hospitality.ts'
import { logistics } from './industries/logistics.ts'
import { manufacturing } from './industries/manufacturing.ts'
import { mining } from './industries/mining.ts'
import { nature } from './industries/nature.ts'
import { oil } from './industries/oil.ts'
import { pharma } from './industries/pharma.ts'
import { ports } from './industries/ports.ts'
import { renewables } from './industries/renewables.ts'
import { retail } from './industries/retail.ts'
import { telecom } from './industries/telecom.ts'
import { utilities } from './industries/utilities.ts'

export const industries: Readonly<Record<string, Scene>> = {
  logistics,
  agriculture,
  healthcare,
  pharma,
  retail,
  food_beverage: food,
  manufacturing,
  oil_gas: oil,
  utilities,
  energy: renewables,
  smart_cities: cities,
  real_estate: estate,
  hospitality,
  construction,
  mining,
  education,
  ports_airports: ports,
  telecom,
  government,
  environment: nature,
}
