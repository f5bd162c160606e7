export type SwapPreferences = Readonly<{
  showCharts: boolean;
  showMultiQuoter: boolean;
  showAdvancedRouting: boolean;
  /** `auto` uses the best quote. */
  preferredProvider: string;
  /** Empty when not set. */
  countryCode: string;
}>;

export type DashboardPreferences = Readonly<{
  sidebarEnabled: boolean;
  sidebarCollapsed: boolean;
  showCharts: boolean;
  showMultiQuoter: boolean;
  theme: string;
}>;

export type Preferences = Readonly<{ swap: SwapPreferences; dashboard: DashboardPreferences }>;
export type PreferenceKind = keyof Preferences;

/** Used until the user sets preferences. */
export const DEFAULT_PREFERENCES: Preferences = {
  swap: {
    showCharts: true,
    showMultiQuoter: true,
    showAdvancedRouting: false,
    preferredProvider: 'auto',
    countryCode: '',
  },
  dashboard: {
    sidebarEnabled: true,
    sidebarCollapsed: false,
    showCharts: true,
    showMultiQuoter: true,
    theme: 'system',
  },
};
