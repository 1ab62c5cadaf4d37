export * from '../en/decide-squadrons'
