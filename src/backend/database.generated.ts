export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      contact_submissions: {
        Row: {
          attachments: number;
          created_at: string;
          cut_from: number | null;
          email: string;
          first_name: string;
          handled_at: string | null;
          handled_by: string | null;
          handled_by_email: string | null;
          id: string;
          last_name: string | null;
          marked_at: string | null;
          marked_by_email: string | null;
          marks: string[];
          message: string | null;
          message_id: string | null;
          reply_to: string | null;
          search_text: string;
          subject: string;
        };
        ComputedFields: never;
        Insert: {
          attachments?: number;
          created_at?: string;
          cut_from?: number | null;
          email: string;
          first_name: string;
          handled_at?: string | null;
          handled_by?: string | null;
          handled_by_email?: string | null;
          id?: string;
          last_name?: string | null;
          marked_at?: string | null;
          marked_by_email?: string | null;
          marks?: string[];
          message?: string | null;
          message_id?: string | null;
          reply_to?: string | null;
          search_text?: never;
          subject: string;
        };
        Update: {
          attachments?: number;
          created_at?: string;
          cut_from?: number | null;
          email?: string;
          first_name?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          handled_by_email?: string | null;
          id?: string;
          last_name?: string | null;
          marked_at?: string | null;
          marked_by_email?: string | null;
          marks?: string[];
          message?: string | null;
          message_id?: string | null;
          reply_to?: string | null;
          search_text?: never;
          subject?: string;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Update: {
          role?: Database['public']['Enums']['app_role'];
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      leave_out_mail: { Args: { reason: string }; Returns: undefined };
      mark_handled: {
        Args: { handled: boolean; submission: string };
        Returns: {
          attachments: number;
          created_at: string;
          cut_from: number | null;
          email: string;
          first_name: string;
          handled_at: string | null;
          handled_by: string | null;
          handled_by_email: string | null;
          id: string;
          last_name: string | null;
          marked_at: string | null;
          marked_by_email: string | null;
          marks: string[];
          message: string | null;
          message_id: string | null;
          reply_to: string | null;
          search_text: string;
          subject: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'contact_submissions';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      receive_mail: {
        Args: {
          attachments?: number;
          cut_from?: number;
          email: string;
          first_name: string;
          last_name: string;
          marks?: string[];
          message: string;
          message_id: string;
          reply_to?: string;
          subject: string;
        };
        Returns: boolean;
      };
    };
    Enums: {
      app_role: 'admin';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      app_role: ['admin'],
    },
  },
} as const;
